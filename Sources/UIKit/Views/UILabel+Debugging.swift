extension UILabel: TextDescribing {
    var describedText: String? { text }
}
