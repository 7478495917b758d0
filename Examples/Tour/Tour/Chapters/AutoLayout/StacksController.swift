import UIKit

/// A stack view and everything that it can be told.
class StacksController: CardsController {
    private let stack = UIStackView()
    private let boxes = [
        StacksController.box("Warm", "A", 44), StacksController.box("Cold", "Bờ", 60), StacksController.box("AccentColor", "Thuyền", 80),
    ]
    private let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    private let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

    override func viewDidLoad() {
        super.viewDidLoad()
        boxes.forEach(stack.addArrangedSubview)
        stack.spacing = 8
        addCard(
            L10n.Stacks.Stack.title, L10n.Stacks.Stack.text, canvas: stack, height: 190,
            controls: [
                caption("axis"),
                Choice(["horizontal", "vertical"]) { [weak self] index in
                    self?.change { $0.stack.axis = index == 0 ? .horizontal : .vertical }
                },
                caption("distribution"),
                Choice(["fill", "equally", "prop.", "spacing", "center"]) { [weak self] index in
                    self?.change { $0.stack.distribution = $0.distributions[index] }
                },
                caption("alignment"),
                Choice(["fill", "leading", "center", "trailing"]) { [weak self] index in
                    self?.change { $0.stack.alignment = $0.alignments[index] }
                },
                ValueSlider("spacing", 0...40, value: 8, format: "%.0f") { [weak self] in self?.stack.spacing = $0 },
                NamedSwitch(L10n.Stacks.hidden, isOn: false) { [weak self] isHidden in self?.change { $0.boxes[1].isHidden = isHidden } },
            ])
    }

    /// Changes the stack and animates the layout.
    private func change(_ body: @escaping (StacksController) -> Void) {
        UIView.animate(withDuration: 0.35) {
            body(self)
            self.view.layoutIfNeeded()
        }
    }

    private func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        label.textColor = .secondaryLabel
        return label
    }

    private static func box(_ color: String, _ text: String, _ height: CGFloat) -> UILabel {
        let box = UILabel()
        box.text = "  \(text)  "
        box.font = .systemFont(ofSize: 17, weight: .semibold)
        box.textColor = .white
        box.textAlignment = .center
        box.backgroundColor = UIColor(named: color)
        box.layer.cornerRadius = 10
        box.clipsToBounds = true
        let wished = box.heightAnchor.constraint(equalToConstant: height)
        wished.priority = .defaultLow
        wished.isActive = true
        return box
    }
}
