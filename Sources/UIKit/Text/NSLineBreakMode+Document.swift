extension NSLineBreakMode: DocumentWordable {
    /// The words of labels, and those of paragraph styles and button configurations.
    package static var documentWords: [String: Self] {
        [
            "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
            "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead,
            "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
            "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
        ]
    }
}
