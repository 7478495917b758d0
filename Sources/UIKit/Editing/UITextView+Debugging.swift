extension UITextView: TextDescribing {
    var describedText: String? { text }
}
