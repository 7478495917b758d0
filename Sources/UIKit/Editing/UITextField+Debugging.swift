extension UITextField: TextDescribing {
    var describedText: String? { text }
}
