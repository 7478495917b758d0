import Foundation
import ObjCRuntime
import SampanFoundation

extension UITextRange {
    /// Where a range of a search field begins and ends; below 0 are tokens.
    var place: Range<Int> {
        guard let range = (self as? OffsetRange)?.range else { return 0..<0 }
        return range.location..<range.location + range.length
    }
}

extension UISearchTextField {
    // MARK: Changing tokens

    func checkToken(_ index: Int, below count: Int) {
        guard index < 0 || index >= count else { return }
        ObjCException.raise("NSRangeException", "token index \(index) is beyond the bounds of the search field's \(tokens.count) tokens")
    }

    /// Changes the tokens. A search controller hears of it unless it will hear of a change of the text.
    func changeTokens(tells: Bool = true, _ change: (SearchTokenStrip) -> Void) {
        change(tokenStrip)
        textDidChange()
        if tells { searchBar?.searchController?.searchTextDidChange() }
    }

    func replaceText(of textRange: UITextRange, with token: UISearchToken, at index: Int) {
        let text = textualPart(of: textRange)
        let isEmpty = text.place.isEmpty
        editor.unmark()
        changeTokens(tells: isEmpty) { $0.insert(token, at: index) }
        if !isEmpty { editor.replace(text, with: "") }
        editor.select(NSRange(location: 0, length: 0))
        selectTokens(index..<index + 1)
    }

    /// What is typed takes the place of tokens that are selected.
    func replaceSelectedTokens() {
        guard let selected = tokenStrip.selected else { return }
        if allowsDeletingTokens { changeTokens(tells: false) { $0.remove(selected) } } else { selectTokens(nil) }
    }

    /// Deletes the tokens that are selected, with text that is; or selects the last token before the caret. Whether there was such.
    func deletesTokens() -> Bool {
        if let selected = tokenStrip.selected {
            guard allowsDeletingTokens else { return true }
            changeTokens(tells: false) { $0.remove(selected) }
            if editor.selection.length > 0 { editor.delete() } else { textWasEdited() }
            return true
        }
        guard !tokens.isEmpty, editor.marked == nil, editor.selection == NSRange(location: 0, length: 0) else { return false }
        selectTokens(tokens.count - 1..<tokens.count)
        return true
    }

    // MARK: Selecting tokens

    func selectTokens(_ range: Range<Int>?) {
        guard range != tokenStrip.selected else { return }
        tokenStrip.select(range)
        textNeedsDisplay()
        selectionWasChanged()
    }

    func tokenWasTapped(_ index: Int) {
        guard isEnabled, isEditing || becomeFirstResponder() else { return }
        editor.select(NSRange(location: 0, length: 0))
        selectTokens(index..<index + 1)
    }

    func editingHasEnded() {
        selectTokens(nil)
        updateSuggestions()
    }

    /// What keys that move do before the text's beginning.
    func takesTokenKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard !tokens.isEmpty else { return false }
        let isPlain = modifiers.isDisjoint(with: [.shift, .control, .alternate, .command])
        switch key {
        case .keyboardLeftArrow where isPlain, .keyboardRightArrow where isPlain:
            return moveOverTokens(forward: (key == .keyboardRightArrow) != isRightToLeft)
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd:
            selectTokens(nil)
            return false
        case .keyboardDeleteOrBackspace where !isPlain: return deletesTokens()
        default: return false
        }
    }

    private func moveOverTokens(forward: Bool) -> Bool {
        guard let selected = tokenStrip.selected else {
            guard !forward, editor.selection == NSRange(location: 0, length: 0) else { return false }
            selectTokens(tokens.count - 1..<tokens.count)
            return true
        }
        let next = forward ? selected.upperBound : max(selected.lowerBound - 1, 0)
        editor.select(NSRange(location: 0, length: 0))
        selectTokens(next < tokens.count ? next..<next + 1 : nil)
        return true
    }

    // MARK: Places

    /// A place's distance from the text's beginning; tokens are before it.
    func placed(_ position: UITextPosition) -> Int {
        min(max(-tokens.count, (position as? OffsetPosition)?.offset ?? 0), editor.length)
    }

    /// The places of the tokens in a range; `nil` if there are none. A caret before a token may stand for it.
    func tokenIndexes(in range: UITextRange, caretSelects: Bool = false) -> Range<Int>? {
        let (count, place) = (tokens.count, range.place)
        let start = max(0, place.lowerBound + count)
        let end = min(count, max(place.upperBound + count, caretSelects ? start + 1 : 0))
        return place.lowerBound < 0 && start < end ? start..<end : nil
    }

    func textualPart(of range: UITextRange) -> UITextRange {
        let place = range.place
        guard place.lowerBound < 0 else { return range }
        return OffsetRange(NSRange(location: 0, length: max(0, place.upperBound)))
    }

    /// What is selected, if tokens are.
    var selectedTokenRange: UITextRange? {
        guard let selected = tokenStrip.selected else { return nil }
        let text = selected.upperBound == tokens.count ? editor.selection.length : 0
        return OffsetRange(NSRange(location: selected.lowerBound - tokens.count, length: selected.count + text))
    }

    /// The least room that tokens leave for the text, in points.
    private static var textWidth: CGFloat { 80 }
    private static var tokenGap: CGFloat { 6 }

    private func tokenWidth(in rect: CGRect) -> CGFloat {
        tokens.isEmpty ? 0 : min(tokenStrip.fullWidth, max(rect.width - Self.textWidth, 0))
    }

    func besideTokens(_ rect: CGRect) -> CGRect {
        guard !tokens.isEmpty else { return rect }
        let room = min(tokenWidth(in: rect) + Self.tokenGap, rect.width)
        return CGRect(
            x: rect.minX + (isRightToLeft ? 0 : room), y: rect.minY, width: rect.width - room, height: rect.height)
    }

    func layoutTokens() {
        guard !tokens.isEmpty else { return tokenStrip.removeFromSuperview() }
        if tokenStrip.superview !== self { addSubview(tokenStrip) }
        let rect = lineRect
        tokenStrip.font = (font ?? Self.defaultFont).withSize(max((font?.pointSize ?? 17) - 2, 8))
        let width = tokenWidth(in: rect)
        tokenStrip.frame = CGRect(x: isRightToLeft ? rect.maxX - width : rect.minX, y: 0, width: width, height: bounds.height)
    }

    // MARK: Copying tokens

    private var copied: [NSItemProvider] {
        guard allowsCopyingTokens, let selected = tokenStrip.selected, let delegate = delegate as? any UISearchTextFieldDelegate else {
            return []
        }
        return tokens[selected].compactMap { token in
            OptionalRequirement.call { delegate.searchTextField(self, itemProviderForCopying: token) }
        }
    }

    /// Whether a command would do something to the tokens that are selected; `nil` where that is the text's business.
    func tokensCanPerform(_ action: Selector) -> Bool? {
        if action == Selector("selectAll:"), !tokens.isEmpty { return tokenStrip.selected?.count != tokens.count }
        guard tokenStrip.selected != nil else { return nil }
        return switch action {
        case Selector("copy:"): editor.selection.length > 0 || !copied.isEmpty
        case Selector("cut:"): allowsDeletingTokens && (editor.selection.length > 0 || !copied.isEmpty)
        case Selector("delete:"): allowsDeletingTokens
        default: nil
        }
    }

    /// Puts what the delegate gives for the selected tokens on the pasteboard, with selected text. Whether there is anything.
    func copyTokens() -> Bool {
        let providers = copied
        guard !providers.isEmpty else { return false }
        let text = editor.selection.length > 0 ? editor.string.substring(with: editor.selection) : nil
        Task { @MainActor in
            var items: [[String: Any]] = []
            for provider in providers {
                var item: [String: Any] = [:]
                for type in provider.registeredTypeIdentifiers {
                    let data = await withCheckedContinuation { continuation in
                        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
                    }
                    if let data { item[type] = data }
                }
                items.append(item)
            }
            if let text { items.append(["public.utf8-plain-text": text]) }
            UIPasteboard.general.items = items
        }
        return true
    }
}
