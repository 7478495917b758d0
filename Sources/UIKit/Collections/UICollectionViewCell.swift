import Foundation

/// A cell of a collection view. See https://developer.apple.com/documentation/uikit/uicollectionviewcell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    /// Creates a cell from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
        coder.decodeInterface(into: self, as: UICollectionViewCell.self)
    }

    private func setUpCell() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The segue of a storyboard that selecting the item performs, before the delegate is told.
    package var selectionSegue: StoryboardSegueTemplate?

    private var contentViewStorage = UIView(frame: .zero)

    /// The view that all content belongs in.
    open var contentView: UIView { contentViewStorage }

    /// Takes a view that a document has made in place of the content view.
    package func adoptContentView(_ view: UIView) {
        guard view !== contentViewStorage else { return }
        contentViewStorage.removeFromSuperview()
        contentViewStorage = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// The content view always fills the cell, whatever its autoresizing mask in a document says.
    open override func layoutSubviews() {
        if contentView.frame != bounds { contentView.frame = bounds }
        super.layoutSubviews()
    }

    /// Whether the cell is selected. Shows `selectedBackgroundView`.
    open var isSelected = false {
        didSet {
            if isSelected != oldValue { stateDidChange() }
        }
    }

    /// Whether a finger is on the cell. Shows `selectedBackgroundView`.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
        }
    }

    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    /// A view behind the content, in front of `backgroundView`, seen while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, with: selectedBackgroundView)
            stateDidChange()
        }
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if new === selectedBackgroundView, let backgroundView, backgroundView.superview === self {
            insertSubview(new, aboveSubview: backgroundView)
        } else {
            insertSubview(new, at: 0)
        }
    }

    func stateDidChange() {
        selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    }

    /// Called before the cell is used for another item.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    override func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        contentView.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
