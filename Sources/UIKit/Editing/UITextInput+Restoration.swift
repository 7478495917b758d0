import Foundation

extension UITextField {
    /// The selection; the text itself is the app's to keep.
    func encodeSelection(with coder: NSCoder) {
        guard let range = selectedTextRange else { return }
        coder.encode(offset(from: beginningOfDocument, to: range.start), forKey: "UITextField.selectionStart")
        coder.encode(offset(from: beginningOfDocument, to: range.end), forKey: "UITextField.selectionEnd")
    }

    func decodeSelection(with coder: NSCoder) {
        guard coder.containsValue(forKey: "UITextField.selectionStart") else { return }
        let (start, end) = (
            coder.decodeInteger(forKey: "UITextField.selectionStart"), coder.decodeInteger(forKey: "UITextField.selectionEnd")
        )
        guard let from = position(from: beginningOfDocument, offset: start), let to = position(from: beginningOfDocument, offset: end)
        else {
            return
        }
        selectedTextRange = textRange(from: from, to: to)
    }
}

extension UITextView {
    /// The selection, and whether the text may be edited; the text itself is the app's to keep.
    func encodeSelection(with coder: NSCoder) {
        coder.encode(isEditable, forKey: "UITextView.isEditable")
        coder.encode(selectedRange.location, forKey: "UITextView.selectionLocation")
        coder.encode(selectedRange.length, forKey: "UITextView.selectionLength")
    }

    func decodeSelection(with coder: NSCoder) {
        guard coder.containsValue(forKey: "UITextView.selectionLocation") else { return }
        isEditable = coder.decodeBool(forKey: "UITextView.isEditable")
        let range = NSRange(
            location: coder.decodeInteger(forKey: "UITextView.selectionLocation"),
            length: coder.decodeInteger(forKey: "UITextView.selectionLength"))
        // The app may have other text now.
        let length = (text as NSString).length
        if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
            selectedRange = range
        }
    }
}
