import UIKit

/// A line of what is written: what it is for, and a field.
final class ComposeField: UIView, UITextFieldDelegate {
    let field = UITextField()
    /// Called when the person changes the text.
    var onChange: () -> Void = {}
    /// Called when the person is done with the line.
    var onReturn: () -> Void = {}
    private let label = UILabel()

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .body)
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        field.font = .preferredFont(forTextStyle: .body)
        field.accessibilityLabel = title
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.onChange() }, for: .editingChanged)
        let line = UIView()
        line.backgroundColor = .separator
        for part in [label, field, line] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16), label.centerYAnchor.constraint(equalTo: centerYAnchor),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 6),
            field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16), field.topAnchor.constraint(equalTo: topAnchor),
            field.bottomAnchor.constraint(equalTo: bottomAnchor), line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.leadingAnchor.constraint(equalTo: label.leadingAnchor), line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// A finger anywhere on the line is meant for its field.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? field : hit
    }

    /// Has the field take addresses, with commas between them.
    func takeAddresses(_ keyboard: UIKeyboardType) {
        field.keyboardType = keyboard
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
    }

    var text: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn()
        return false
    }
}

/// Addresses as a person writes them: with commas or semicolons between them, which may also stand in quoted names.
enum AddressList {
    static func addresses(in text: String) -> [String] {
        var (result, current, isQuoted) = ([String](), "", false)
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, character == "," || character == ";" {
                result.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        return (result + [current]).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    static func text(of addresses: [String]) -> String { addresses.joined(separator: ", ") }
}
