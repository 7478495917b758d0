import Foundation
import ObjCRuntime

/// A row of a table view. See https://developer.apple.com/documentation/uikit/uitableviewcell.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    // MARK: Creating

    /// Creates a cell of a style, to be used again under an identifier.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUpCell()
    }

    /// Creates a cell of the default style with a frame.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell from an Interface Builder document.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        setUpCell()
        coder.decodeInterface(into: self, as: UITableViewCell.self)
    }

    private func setUpCell() {
        contentStorage.frame = bounds
        addSubview(contentStorage)
    }

    /// Which views the cell has of its own. A document sets it before anything else.
    package var style: CellStyle

    /// The name under which cells of this kind are used again.
    open package(set) var reuseIdentifier: String?
    /// The segue of a storyboard that selecting the row performs, before the delegate is told.
    package var selectionSegue: StoryboardSegueTemplate?
    /// The segue of a storyboard that the accessory button performs.
    package var accessorySegue: StoryboardSegueTemplate?

    /// Called before the cell is used for another row. Selection, highlight and editing are taken back.
    open func prepareForReuse() {
        state.isHighlighted = false
        state.isSelected = false
        state.isEditing = false
        // The row that had the focus is gone.
        window?.existingFocusSystem?.viewIsGoing(self)
        updateSelectionLook(animated: false)
        setNeedsUpdateConfiguration()
    }

    override var ownListEnvironment: UIListEnvironment { place.table?.style.environment ?? .unspecified }

    // MARK: Content

    private var contentStorage = UIView(frame: .zero)
    var views = TableCellViews()
    var state = TableCellState()
    /// What the table says about the cell's place.
    var place = TableCellPlace()

    /// The view that all content belongs in.
    open var contentView: UIView { contentStorage }

    /// Takes a view that a document has made in place of the content view.
    package func adoptContentView(_ view: UIView) {
        guard view !== contentStorage else { return }
        contentStorage.removeFromSuperview()
        contentStorage = view
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        setNeedsLayout()
    }

    // MARK: Configurations

    var configurations = CellConfiguration()

    /// A configuration of what the cell's style shows, without content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    /// A configuration of the background that the cell's table gives it.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (place.table?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }
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
        set { configurations.show(newValue, in: self, for: configurationState) }
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
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    // @objc(_bridgedConfigurationState)
    /// What the look depends on now.
    open var configurationState: UICellConfigurationState {
        var now = UICellConfigurationState(traitCollection: traitCollection)
        (now.isHighlighted, now.isSelected, now.isEditing) = (state.isHighlighted, state.isSelected, state.isEditing)
        now.isDisabled = !isUserInteractionEnabled
        now.isFocused = isFocused
        now.isSwiped = place.swipe != 0
        now.cellDragState = place.dragState
        now.cellDropState = place.table?.dragDrop?.dropState(at: place.path) ?? .none
        return now
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

    // MARK: Parts of a style

    /// The main text; superseded by configurations.
    open var textLabel: UILabel? { styledTextLabel }
    /// The second text, for styles that have one; superseded by configurations.
    open var detailTextLabel: UILabel? { styledDetailLabel }
    /// The image; superseded by configurations.
    open var imageView: UIImageView? { styledImageView }

    /// A view behind everything.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }
    /// A view behind the content while the row is selected; a grey one unless set.
    open var selectedBackgroundView: UIView? {
        get { views.selectedBackground ?? defaultSelectedBackground }
        set {
            if views.selectedBackground?.superview === self { views.selectedBackground?.removeFromSuperview() }
            views.selectedBackground = newValue
            updateSelectionLook(animated: false)
        }
    }
    /// As `selectedBackgroundView`, where several rows may be selected.
    open var multipleSelectionBackgroundView: UIView?

    /// The colour behind the content.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            place.hasOwnBackground = newValue != nil
            super.backgroundColor = newValue
        }
    }

    // MARK: Selection

    // appearance
    /// How the cell shows that it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet { updateSelectionLook(animated: false) }
    }
    /// Whether the row is selected.
    open var isSelected: Bool {
        get { state.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether a finger is on the row.
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Selects the cell or takes that back.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard state.isSelected != selected else { return }
        state.isSelected = selected
        setNeedsUpdateConfiguration()
        updateSelectionLook(animated: animated)
    }
    /// Highlights the cell or takes that back.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard state.isHighlighted != highlighted else { return }
        state.isHighlighted = highlighted
        setNeedsUpdateConfiguration()
        updateSelectionLook(animated: animated)
    }

    // MARK: Focus

    /// How the cell shows that it has the focus.
    open var focusStyle = FocusStyle.default {
        didSet { if focusStyle != oldValue, isFocused { window?.existingFocusSystem?.effectDidChange() } }
    }
    /// Whether the row can have the focus: its table's delegate, or the table, says.
    open override var canBecomeFocused: Bool { place.table?.canFocus(self) ?? false }
    package override var systemFocusPriority: UIFocusGroupPriority { isSelected ? .prioritized : .ignored }
    package override var systemFocusEffect: UIFocusEffect? { focusStyle == .custom ? nil : super.systemFocusEffect }
    package override func focusStateDidChange() { setNeedsUpdateConfiguration() }
    package override func focusDidArrive() { place.table?.focusArrived(at: self) }
    package override func activateByFocus() -> Bool { place.table?.chooseByFocus(self) ?? false }

    // MARK: Accessories

    /// What stands at the cell's end.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoriesDidChange() } }
    }
    /// A view at the cell's end, instead of `accessoryType`'s.
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
            accessoriesDidChange()
        }
    }
    /// What stands at the cell's end while editing.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
    }
    /// A view at the cell's end while editing, instead of `editingAccessoryType`'s.
    open var editingAccessoryView: UIView? {
        didSet {
            if oldValue !== editingAccessoryView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
            accessoriesDidChange()
        }
    }

    // MARK: Indentation and separators

    /// How many levels the content is moved in.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// How far a level moves the content, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// The insets of the line below the cell.
    open var separatorInset: UIEdgeInsets {
        get { state.separatorInset ?? automaticSeparatorInset }
        set {
            state.separatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Editing

    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Goes into editing mode or out of it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        if editing != state.isEditing { setNeedsUpdateConfiguration() }
        changeEditing(editing, animated: animated)
    }
    /// What editing does to the row.
    open var editingStyle: EditingStyle { place.editingStyle }
    /// Whether the row can be moved by hand while editing.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
    }
    /// Whether the content moves aside while editing.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }
    /// Whether the button that confirms a deletion is seen.
    open var showingDeleteConfirmation: Bool { place.table?.swipe?.cell === self }
    // @objc(willTransitionToState:)
    /// Called before the cell shows or hides editing controls.
    open func willTransition(to state: UITableViewCell.StateMask) {}
    // @objc(didTransitionToState:)
    /// Called after the cell showed or hid editing controls.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Dragging

    /// Whether the cell takes touches while it is dragged.
    open var userInteractionEnabledWhileDragging = false
    /// Called when the cell is lifted to be dragged, when the drag begins, and when it is over.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    func takeDragState(_ new: UICellConfigurationState.DragState) {
        guard new != place.dragState else { return }
        place.dragState = new
        setNeedsUpdateConfiguration()
        dragStateDidChange(DragState(rawValue: new.rawValue)!)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if place.dragState == .dragging, !userInteractionEnabledWhileDragging { return nil }
        return super.hitTest(point, with: event)
    }

    // MARK: Layout

    /// Places the content, accessories and controls.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutParts()
        if configurations.background != nil { configurations.layOutBackground(in: self) }
    }

    /// The size of the cell's own labels and image in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: styledHeight(forWidth: size.width > 0 ? size.width : bounds.width))
    }

    /// The size that satisfies the content's constraints; for a cell of a style, that of its labels and image.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Touches that begin in a cell are its table's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: The edit menu of the row

    /// Whether the cell performs a command: while the row's edit menu is shown, what the table's delegate lets it, if the cell has such a
    /// method or the command is one of editing.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        CellMenu.allows(action, for: self, sender) ?? super.canPerformAction(action, withSender: sender)
    }

    func performsItself(_ action: Selector, _ sender: Any?) -> Bool { super.canPerformAction(action, withSender: sender) }

    // MARK: Gestures whose delegate the cell is

    /// Whether two gestures may be recognized at the same time. `false` if not implemented.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Whether the recognizer waits for another's failure. `false` if not implemented.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Whether another recognizer waits for this one's failure. `false` if not implemented.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Whether the recognizer receives a touch that begins. `true` if not implemented.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Whether the recognizer receives an event. `true` if not implemented.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// The tint changed: check marks and buttons take it.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        views.accessory?.setNeedsDisplay()
    }
}

extension UITableViewCell: ContentAdopting, DraggableCell, MenuCell {}
