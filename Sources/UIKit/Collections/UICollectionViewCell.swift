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
        updateConfigurationIfNeeded()
        if placesContentView, contentView.frame != bounds { contentView.frame = bounds }
        super.layoutSubviews()
        if configurations.background != nil { configurations.layOutBackground(in: self) }
    }

    /// Whether the cell takes a tap itself, so that it does not select the item.
    func takesTap() -> Bool { false }

    /// Whether the collection view is being edited, and the cell's item can be.
    var isEditedInList: Bool {
        guard let collectionView, collectionView.isEditing else { return false }
        return appliedAttributes.map { collectionView.canEdit($0.indexPath) } ?? true
    }

    /// Whether the content view fills the cell; a cell of a list has accessories beside it.
    var placesContentView: Bool { true }

    // MARK: Configurations

    var configurations = CellConfiguration()

    /// What the content view shows: a content view of its own takes the place of the one before.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            if let view = configurations.show(newValue, in: contentView, for: configurationState) { adoptContentView(view) }
            setNeedsLayout()
        }
    }
    /// Whether the content follows the cell's state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// What lies behind the content, in place of the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.show(newValue, in: self, for: configurationState)
            if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
        }
    }
    /// Whether the background follows the cell's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// Called when the state changed, to change the configurations.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Called when the state changed, to change the configurations.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    // @objc(_bridgedConfigurationState)
    /// What the look depends on now.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.isEditing = isEditedInList
        state.isReordering = collectionView?.state.movement?.view === self
        state.cellDragState = dragState
        return state
    }

    /// Asks for the configurations to be brought up to date before the next frame.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    // @objc(_bridgedUpdateConfigurationUsingState:)
    /// Brings the configurations up to date with a state. Subclasses call it first.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if configurations.updatesContent, let content = configurations.content {
            if let view = configurations.show(content, in: contentView, for: state) { adoptContentView(view) }
        }
        if configurations.updatesBackground, let background = configurations.background {
            configurations.show(background, in: self, for: state)
        }
    }

    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        configurations.needsUpdate = false
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

    // MARK: Focus

    /// Whether the cell is one of a sidebar, whose cells can have the focus by themselves.
    var isInSidebar: Bool { false }
    /// Whether the item can have the focus: its collection view's delegate, or the collection view, says.
    open override var canBecomeFocused: Bool { collectionView?.canFocus(self) ?? false }
    package override var systemFocusPriority: UIFocusGroupPriority { isSelected ? .prioritized : .ignored }
    package override func focusStateDidChange() { setNeedsUpdateConfiguration() }
    package override func focusDidArrive() { collectionView?.focusArrived(at: self) }
    package override func activateByFocus() -> Bool { collectionView?.chooseByFocus(self) ?? false }

    // MARK: The edit menu of the item

    /// Whether the cell performs a command: while the item's edit menu is shown, what the collection view's delegate lets it, if the cell has
    /// such a method or the command is one of editing.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        CellMenu.allows(action, for: self, sender) ?? super.canPerformAction(action, withSender: sender)
    }

    func performsItself(_ action: Selector, _ sender: Any?) -> Bool { super.canPerformAction(action, withSender: sender) }

    // MARK: Dragging

    private var dragState = UICellConfigurationState.DragState.none

    /// Called when the cell is lifted to be dragged, when the drag begins, and when it is over.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    func takeDragState(_ new: UICellConfigurationState.DragState) {
        guard new != dragState else { return }
        dragState = new
        setNeedsUpdateConfiguration()
        dragStateDidChange(DragState(rawValue: new.rawValue)!)
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
        setNeedsUpdateConfiguration()
        selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    }

    /// Called before the cell is used for another item.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        // The item that had the focus is gone.
        window?.existingFocusSystem?.viewIsGoing(self)
        setNeedsUpdateConfiguration()
    }

    override func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        return contentFittingSize(target, horizontal: horizontal, vertical: vertical)
    }

    func contentFittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        contentView.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

extension UICollectionViewCell: ContentAdopting, DraggableCell, MenuCell {
    /// How a cell takes part in being dragged. See https://developer.apple.com/documentation/uikit/uicollectionviewcell/dragstate.
    public enum DragState: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It is lifted.
        case lifting = 1
        /// It follows the finger.
        case dragging = 2
    }
}

extension UICollectionViewCell: ConfigurationUpdating {}
