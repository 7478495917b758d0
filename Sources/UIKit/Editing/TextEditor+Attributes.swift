import Foundation

// How the person changes what text looks like.
extension TextEditor {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// Gives what is selected other attributes, made of those that each part has; at a caret, what is typed next. One step to be taken back.
    func updateAttributes(_ convert: (Attributes) -> Attributes) {
        guard client.acceptsChanges, client.allowsEditingTextAttributes else { return }
        guard selection.length > 0 else {
            typingOverride = convert(complete(typingAttributes))
            return
        }
        inputDelegate?.textWillChange(client)
        let (range, whole) = (selection, NSMutableAttributedString(attributedString: storage.attributedSubstring(from: selection)))
        history.note(range, of: storage, becomes: whole.string, selection: range)
        storage.attributedSubstring(from: range).enumerateAttributes(in: NSRange(location: 0, length: range.length), options: []) {
            attributes, part, _ in
            whole.setAttributes(convert(complete(attributes)), range: part)
        }
        storage.replaceCharacters(in: range, with: whole)
        select(range)
        inputDelegate?.textDidChange(client)
        client.textNeedsDisplay()
        client.textWasEdited()
    }

    private func complete(_ attributes: Attributes) -> Attributes { client.completeAttributes.merging(attributes) { $1 } }

    /// What the parts of the selection have, or what is typed next.
    private var selectedAttributes: [Attributes] {
        guard selection.length > 0 else { return [complete(typingAttributes)] }
        var parts: [Attributes] = []
        storage.enumerateAttributes(in: selection, options: []) { attributes, _, _ in parts.append(complete(attributes)) }
        return parts
    }

    private func font(_ attributes: Attributes) -> UIFont { attributes[.font] as? UIFont ?? UITextView.defaultFont }

    /// Has all that is selected have a trait, or nothing of it where all has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let isOn = selectedAttributes.allSatisfy { font($0).fontDescriptor.symbolicTraits.contains(trait) }
        updateAttributes { attributes in
            let old = font(attributes)
            var traits = old.fontDescriptor.symbolicTraits
            if isOn { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = old.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
            return attributes.merging([.font: UIFont(descriptor: descriptor, size: old.pointSize)]) { $1 }
        }
    }

    /// Underlines all that is selected, or nothing of it where all is.
    func toggleUnderline() {
        let isOn = selectedAttributes.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        updateAttributes { attributes in
            var attributes = attributes
            attributes[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
            return attributes
        }
    }

    /// Makes what is selected larger by some points, or smaller.
    func resize(by points: CGFloat) {
        updateAttributes { attributes in
            let old = font(attributes)
            return attributes.merging([.font: old.withSize(max(1, old.pointSize + points))]) { $1 }
        }
    }

    /// Has the selected paragraphs be written in a direction.
    func write(_ direction: NSWritingDirection) { setWritingDirection(direction, for: OffsetRange(selection)) }
}
