import Foundation

/// The field in which the person writes another title, in the title's place.
@MainActor
final class TitleRenamer: NSObject, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 220, height: 32))
    private weak var item: UINavigationItem?
    private let onEnd: () -> Void
    private var isOver = false

    init(_ item: UINavigationItem, onEnd: @escaping () -> Void) {
        (self.item, self.onEnd) = (item, onEnd)
        super.init()
        field.borderStyle = .roundedRect
        field.textAlignment = .center
        field.font = .systemFont(ofSize: 17, weight: .semibold)
        field.returnKeyType = .done
        field.clearButtonMode = .whileEditing
        field.delegate = self
    }

    /// Begins, once the field is in the bar.
    func begin() {
        guard let item, let delegate = item.renameDelegate else { return finish() }
        let title = item.title ?? ""
        let all = title.startIndex..<title.endIndex
        let answer = OptionalRequirement.call {
            delegate.navigationItem(item, willBeginRenamingWith: title, selectedRange: all)
        }
        let (text, range) = answer ?? (title, all)
        field.text = text
        field.becomeFirstResponder()
        let (start, length) = (
            text.utf16.distance(from: text.startIndex, to: range.lowerBound),
            text.utf16.distance(from: range.lowerBound, to: range.upperBound)
        )
        guard let from = field.position(from: field.beginningOfDocument, offset: start),
            let to = field.position(from: from, offset: length)
        else { return }
        field.selectedTextRange = field.textRange(from: from, to: to)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let item, let delegate = item.renameDelegate else {
            finish()
            return true
        }
        let title = field.text ?? ""
        if OptionalRequirement.call({ delegate.navigationItem(item, shouldEndRenamingWith: title) }) == false { return false }
        isOver = true
        item.title = title
        delegate.navigationItem(item, didEndRenamingWith: title)
        finish()
        return true
    }

    /// Whoever goes on to something else keeps the old title.
    func textFieldDidEndEditing(_ textField: UITextField) {
        if !isOver { finish() }
    }

    private func finish() {
        isOver = true
        field.delegate = nil
        field.resignFirstResponder()
        onEnd()
    }
}
