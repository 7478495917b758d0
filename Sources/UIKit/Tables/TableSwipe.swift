import Foundation
import ObjCRuntime

/// Recognizes a finger that moves a row aside.
final class TableSwipeGestureRecognizer: UIPanGestureRecognizer {
    /// Which way the finger went when the gesture asked to begin, in points.
    private(set) var movementAtBegin = CGPoint.zero

    override func beginsAfter(moving movement: CGPoint) -> Bool {
        guard super.beginsAfter(moving: movement) else { return false }
        movementAtBegin = movement
        // Across rows it is scrolling.
        guard abs(movement.x) > abs(movement.y) else {
            state = .failed
            return false
        }
        return true
    }
}

/// A row that has been moved aside to show its actions.
@MainActor
final class TableSwipe {
    let cell: UITableViewCell
    var path: IndexPath
    let actionsView: SwipeActionsView
    let isTrailing: Bool
    /// The row's displacement when the present gesture began, in points.
    var base: CGFloat = 0
    var isOpen = false

    init(cell: UITableViewCell, path: IndexPath, actionsView: SwipeActionsView, isTrailing: Bool) {
        self.cell = cell
        self.path = path
        self.actionsView = actionsView
        self.isTrailing = isTrailing
    }

    func owns(_ view: UIView?) -> Bool { view?.isDescendant(of: actionsView) == true }
}

/// The buttons that a swipe uncovers.
final class SwipeActionsView: UIView {
    private let configuration: UISwipeActionsConfiguration
    let isTrailing: Bool
    private var buttons: [SwipeActionButton] = []
    var onAction: (@MainActor (UIContextualAction) -> Void)?

    init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        self.configuration = configuration
        self.isTrailing = isTrailing
        super.init(frame: .zero)
        clipsToBounds = true
        for action in configuration.actions {
            let button = SwipeActionButton(action)
            button.onTap = { [weak self] in self?.onAction?(action) }
            buttons.append(button)
            insertSubview(button, at: 0)
        }
    }

    required init?(coder: NSCoder) { fatalError("SwipeActionsView is made by tables only") }

    var performsFirst: UIContextualAction? {
        configuration.performsFirstActionWithFullSwipe ? configuration.actions.first : nil
    }

    /// The width at which every button is just seen whole, in points.
    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    /// Whether the first action has taken all the room, because the swipe is long.
    var isFull = false {
        didSet { if isFull != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let natural = max(naturalWidth, 1)
        let factor = bounds.width / natural
        // The first action is at the row's edge; each button reaches to that edge below the one before it.
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let share = isFull ? (index == 0 ? bounds.width : 0) : button.naturalWidth * factor
            let x = isTrailing ? bounds.width - edge - share : edge
            button.frame = CGRect(x: x, y: 0, width: share, height: bounds.height)
            edge += share
        }
    }
}

/// One button of a swipe.
final class SwipeActionButton: UIView {
    private let action: UIContextualAction
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    var onTap: (@MainActor () -> Void)?

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        addSubview(label)
        addSubview(imageView)
        isAccessibilityElement = true
        accessibilityLabel = action.title ?? action.image?.accessibilityLabel
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("SwipeActionButton is made by tables only") }

    var naturalWidth: CGFloat {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
        return max(74, max(text, action.image?.size.width ?? 0).rounded(.up) + 30)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = action.image?.size ?? .zero
        let text = action.title?.isEmpty == false ? label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)) : .zero
        // In low rows an image stands for itself.
        let showsText = image.height == 0 || image.height + text.height + 20 <= bounds.height
        let gap: CGFloat = image.height > 0 && showsText && text.height > 0 ? 4 : 0
        let height = image.height + (showsText ? gap + text.height : 0)
        var y = (bounds.height - height) / 2
        imageView.frame = CGRect(x: (bounds.width - image.width) / 2, y: y, width: image.width, height: image.height)
        y += image.height + gap
        label.isHidden = !showsText
        label.frame = CGRect(x: 4, y: y, width: max(0, bounds.width - 8), height: text.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.7 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        onTap?()
    }
}
