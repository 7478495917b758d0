import Foundation

/// The base of views that tell targets of what a person does with them.
/// See https://developer.apple.com/documentation/uikit/uicontrol.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates events from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger came down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Text editing ended by return.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch event.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every editing event.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Events for the app's own use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Events for the system's own use.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control stands.
    public struct State: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates a state from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Enabled, and neither selected nor highlighted.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It does not take touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// States for the app's own use.
        public static let application = State(rawValue: 0x00FF_0000)
        /// States for the system's own use.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content stands vertically.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// Where content stands horizontally.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    private var actions = ControlActions()

    /// Creates a control.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control with an action for its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UIControl.self)
    }

    // MARK: State

    /// Whether the control takes touches.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    /// Whether the control is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }
    /// The state that follows from these, and from whether the control has the focus.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }
    // @objc(isTracking)
    /// Whether a finger is followed.
    open private(set) var isTracking = false
    // @objc(isTouchInside)
    /// Whether the followed finger is inside.
    open private(set) var isTouchInside = false
    /// Where content stands vertically.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// Where content stands horizontally.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// The horizontal place with leading and trailing resolved.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Called when any part of `state` changed; for subclasses in this module.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    package override func focusStateDidChange() { stateDidChange() }

    /// A key does what a tap does.
    package override func activateByFocus() -> Bool {
        guard isEnabled else { return false }
        send(.touchUpInside, nil)
        send(.primaryActionTriggered, nil)
        return true
    }

    // MARK: Targets

    // @objc(addTarget:action:forControlEvents:)
    /// Calls an action on a target for events; no target means the responder chain. The target is not kept.
    open dynamic func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        actions.add(target.map { $0 as AnyObject }, action, controlEvents)
    }
    // @objc(removeTarget:action:forControlEvents:)
    /// Removes actions; `nil` stands for any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        actions.remove(target.map { $0 as AnyObject }, action, controlEvents)
    }
    // @objc(addAction:forControlEvents:)
    /// Runs an action for events. One with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { actions.add(action, controlEvents) }
    // @objc(removeAction:forControlEvents:)
    /// Removes an action from events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.remove(action.identifier, controlEvents)
    }
    // @objc(removeActionForIdentifier:forControlEvents:)
    /// Removes an action by its identifier from events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        actions.remove(actionIdentifier, controlEvents)
    }
    /// All targets, `NSNull` standing for the responder chain.
    open var allTargets: Set<AnyHashable> { actions.targets }
    /// The events for which there is any action.
    open var allControlEvents: UIControl.Event { actions.events }
    /// The names of the actions on a target for one event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        actions.names(target.map { $0 as AnyObject }, controlEvent)
    }
    /// Sends one action.
    open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionSender.dispatch(action, to: target, from: self, for: event)
    }
    /// Runs an action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }
    // @objc(sendActionsForControlEvents:)
    /// Sends every action of the events.
    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, nil) }

    /// Does what a person most likely wants of the control, as if they had tapped it: opens its menu where a tap does, and else sends the
    /// actions of `.primaryActionTriggered`. See https://developer.apple.com/documentation/uikit/uicontrol/performprimaryaction().
    open func performPrimaryAction() {
        if showsMenuAsPrimaryAction, let contextMenuInteraction, contextMenuInteraction.openByTouch() {
            send(.menuActionTriggered, nil)
        } else {
            send(.primaryActionTriggered, nil)
        }
    }
    /// Calls a closure with every action, and every target (`nil` for the responder chain) and selector, with the events that they are for,
    /// in the order in which they were added, until the closure sets its last argument to `true`. See
    /// https://developer.apple.com/documentation/uikit/uicontrol/enumerateeventhandlers(_:).
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
        var stops = false
        for (entry, events) in actions.all {
            switch entry {
            case .action(let action): iterator(action, nil, events, &stops)
            case .selector(let target, let selector): iterator(nil, (target, selector), events, &stops)
            }
            if stops { return }
        }
    }

    func send(_ events: UIControl.Event, _ event: UIEvent?) {
        for entry in actions.matching(events) {
            switch entry {
            case .action(let action): sendAction(action)
            case .selector(let target, let selector): sendAction(selector, to: target, for: event)
            }
        }
    }

    // MARK: Menus

    /// Whether a touch opens the control's menu at once, rather than when the finger stays.
    open var showsMenuAsPrimaryAction = false
    /// The finger that is down opened the menu.
    private var opensMenu = false
    /// What opens the control's menu, once that is enabled.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// Whether the control has a menu: `contextMenuInteraction(_:configurationForMenuAtLocation:)` says which.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let contextMenuInteraction {
                removeInteraction(contextMenuInteraction)
                self.contextMenuInteraction = nil
            } else {
                let interaction = UIContextMenuInteraction(delegate: self)
                interaction.belongsToControl = true
                contextMenuInteraction = interaction
                addInteraction(interaction)
            }
        }
    }
    /// What the actions of the control's menu are sent by.
    var menuSender: AnyObject { self }

    /// Where the menu belongs to, in the control's points.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// What the menu shows: nothing, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// What is lifted when the menu opens: nothing, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Where what was lifted goes: back, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The menu is about to open.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to close.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Tool tip

    /// What shows the control's tool tip, once it has one. See https://developer.apple.com/documentation/uikit/uicontrol/tooltipinteraction.
    open private(set) var toolTipInteraction: UIToolTipInteraction?
    /// What a small label beside the pointer says after that has rested on the control for a while; `nil` for no label. See
    /// https://developer.apple.com/documentation/uikit/uicontrol/tooltip.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let newValue, let toolTipInteraction {
                toolTipInteraction.defaultToolTip = newValue
            } else if let newValue {
                let interaction = UIToolTipInteraction(defaultToolTip: newValue)
                toolTipInteraction = interaction
                addInteraction(interaction)
            } else if let toolTipInteraction {
                self.toolTipInteraction = nil
                removeInteraction(toolTipInteraction)
            }
        }
    }

    // MARK: Tracking

    // @objc(beginTrackingWithTouch:withEvent:)
    /// A finger came down; return whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    // @objc(continueTrackingWithTouch:withEvent:)
    /// The finger moved; return whether to follow it on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    // @objc(endTrackingWithTouch:withEvent:)
    /// The finger was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Following the finger was broken off.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
        if showsMenuAsPrimaryAction, let contextMenuInteraction, contextMenuInteraction.openByTouch() {
            isTracking = false
            isHighlighted = false
            opensMenu = true
            send([.touchCancel, .menuActionTriggered], event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if opensMenu, let touch = touches.first { contextMenuInteraction?.overlay?.slide(to: touch.location(in: nil)) }
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, event)
        isTracking = continueTracking(touch, with: event)
        guard isTracking else {
            isHighlighted = false
            return
        }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if opensMenu, let touch = touches.first {
            opensMenu = false
            contextMenuInteraction?.overlay?.lift(at: touch.location(in: nil))
        }
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isInside(touch, event)
        isTracking = false
        endTracking(touch, with: event)
        isHighlighted = false
        send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
        if isTouchInside, sendsPrimaryActionOnTouchUp { send(.primaryActionTriggered, event) }
        isTouchInside = false
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        opensMenu = false
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        cancelTracking(with: event)
        isHighlighted = false
        send(.touchCancel, event)
    }

    /// Whether lifting the finger inside is the control's main event, as it is for buttons.
    var sendsPrimaryActionOnTouchUp: Bool { false }

    /// A finger may stray this far from a control that it began in, in points.
    private static let slop: CGFloat = 70

    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        return self.point(inside: point, with: event) || bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
    }

    /// A control's own tap wins over a tap recognizer of the views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer, isEnabled {
            return !(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

extension UIControl: SelfContainedView {}
