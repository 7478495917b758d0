import UIKit

/// The article on shape layers, part 1: a view has one root layer, which has many sublayers, shown in their order.
class LayersController: CardsController {
    private let canvas = UIView()
    private let treeLabel = UILabel()
    private let colors = ["Warm", "Cold", "AccentColor"]

    override func viewDidLoad() {
        super.viewDidLoad()
        treeLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        treeLabel.numberOfLines = 0
        treeLabel.textColor = .secondaryLabel
        addCard(
            L10n.Layers.Tree.title, L10n.Layers.Tree.text, canvas: canvas, height: 190,
            controls: [
                row([
                    ActionButton(L10n.Layers.add) { [weak self] in self?.add() },
                    ActionButton(L10n.Layers.remove) { [weak self] in self?.remove() },
                    ActionButton(L10n.Layers.lift) { [weak self] in self?.lift() },
                ]),
                treeLabel,
            ])
        for _ in 0..<3 { add() }
    }

    private var squares: [CALayer] { canvas.layer.sublayers ?? [] }

    private func add() {
        guard squares.count < 6 else { return }
        let index = squares.count
        let square = CALayer()
        square.name = "CALayer \(index + 1)"
        square.frame = CGRect(x: 8 + CGFloat(index) * 40, y: 6 + CGFloat(index) * 17, width: 92, height: 92)
        square.cornerRadius = 14
        square.setValue(colors[index % colors.count], forKey: "colorName")
        square.shadowOpacity = 0.25
        square.shadowRadius = 5
        square.shadowOffset = CGSize(width: 0, height: 2)
        canvas.layer.addSublayer(square)
        showColors()
        showTree()
    }

    /// Layers know no dynamic colours: they are given those of the present appearance.
    private func showColors() {
        for square in squares {
            let color = (square.value(forKey: "colorName") as? String).flatMap { UIColor(named: $0) }
            square.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func remove() {
        squares.last?.removeFromSuperlayer()
        showTree()
    }

    /// Puts the hindmost layer in front.
    private func lift() {
        guard let first = squares.first else { return }
        canvas.layer.addSublayer(first)
        showTree()
    }

    private func showTree() {
        let lines = squares.enumerated().map { index, layer in
            (index == squares.count - 1 ? " └ " : " ├ ") + (layer.name ?? "")
        }
        treeLabel.text = (["view.layer"] + lines).joined(separator: "\n")
    }
}
