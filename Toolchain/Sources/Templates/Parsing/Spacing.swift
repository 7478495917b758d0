extension Environment.Spacing {
    /// Text between two tags, without the spaces that the tags or the environment take away. Where there is no tag, nothing is taken.
    func trimmed(_ text: String, after previous: Token.Control?, before next: Token.Control?) -> String {
        var text = Substring(text)
        switch (previous, self) {
        case (.trim, _), (.unspecified, .trimmed): text = text.drop(while: \.isTemplateSpace)
        case (.unspecified, .smart): text = text.withoutSpacesUpToNewline
        default: break
        }
        switch (next, self) {
        case (.trim, _), (.unspecified, .trimmed): text = text.dropLast(while: \.isTemplateSpace)
        case (.unspecified, .smart): return text.withoutSpacesAtEnd
        default: break
        }
        return String(text)
    }
}

extension Character {
    fileprivate var isTemplateSpace: Bool { isWhitespace }
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring {
    fileprivate func dropLast(while condition: (Character) -> Bool) -> Substring {
        guard let last = lastIndex(where: { !condition($0) }) else { return prefix(0) }
        return self[...last]
    }

    /// Without the spaces and the newline at the start, if there is nothing but spaces before a newline.
    fileprivate var withoutSpacesUpToNewline: Substring {
        let rest = drop(while: \.isBlank)
        return rest.first == "\n" ? rest.dropFirst() : self
    }

    /// Without the spaces at the end; where the text ends in a newline, without those before it.
    fileprivate var withoutSpacesAtEnd: String {
        if let last, last.isNewline { return String(dropLast().dropLast(while: \.isBlank)) + String(last) }
        return String(dropLast(while: \.isBlank))
    }
}
