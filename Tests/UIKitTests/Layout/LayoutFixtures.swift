import Testing
import UIKit

/// A view with content of a fixed size.
@MainActor
final class ContentView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// A view with text in lines 20 points high, whose baselines are 15 points below their tops; 10 points a character.
@MainActor
final class TextView: UIView, BaselineProviding, ContentWrapping {
    private let characters: Int
    private let lineHeight: CGFloat
    private var room: CGFloat = .infinity

    init(characters: Int, lineHeight: CGFloat = 20, wraps: Bool = false) {
        self.characters = characters
        self.lineHeight = lineHeight
        wrapsContent = wraps
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    let wrapsContent: Bool
    var lineDistance: CGFloat { lineHeight }

    override var intrinsicContentSize: CGSize {
        let natural = CGFloat(characters * 10)
        guard room < natural else { return CGSize(width: natural, height: lineHeight) }
        let inLine = max(1, Int(room / 10))
        let lines = (characters + inLine - 1) / inLine
        return CGSize(width: CGFloat(inLine * 10), height: CGFloat(lines) * lineHeight)
    }

    func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
        room = width ?? .infinity
        return intrinsicContentSize
    }

    func baselineOffsets(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat) {
        let lines = (intrinsicContentSize.height / lineHeight).rounded()
        let margin = (size.height - lines * lineHeight) / 2
        return (margin + lineHeight * 0.75, margin + lineHeight * 0.25)
    }
}

@MainActor
func plainView() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
}

@MainActor
func container(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    views.forEach(container.addSubview)
    return container
}

@MainActor
extension UIView {
    func pin(to other: UIView, _ inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
        ])
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// What layout logs while a block runs.
@MainActor
func logged(_ body: () -> Void) -> [String] {
    let old = LayoutDiagnostics.write
    var messages: [String] = []
    LayoutDiagnostics.write = { messages.append($0) }
    body()
    LayoutDiagnostics.write = old
    return messages
}
