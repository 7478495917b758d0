import Foundation

/// A row of segments, of which one is chosen. See https://developer.apple.com/documentation/uikit/uisegmentedcontrol.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
    /// Part of a control, for its content's place.
    public enum Segment: Int, Sendable {
        case any, left, center, right, alone
    }

    /// Stands for no segment.
    public static let noSegment = -1

    package static let height: CGFloat = 32

    private let background = UIView()
    private let thumb = UIView()
    var segments: [SegmentView] = []
    private var dividers: [UIImageView] = []
    private var selection = noSegment
    /// The segment under the finger.
    private var pressed = noSegment
    /// Whether the finger came down on the chosen segment and drags it along.
    private var dragsSelection = false
    var look = SegmentedLook()

    // MARK: Creating

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }

    /// Creates a control with a segment for each string or image.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        for item in items ?? [] {
            if let image = item as? UIImage {
                insert(SegmentView(image: image), at: segments.count)
            } else {
                insert(SegmentView(title: item as? String ?? (item as? NSString).map(String.init) ?? ""), at: segments.count)
            }
        }
        sizeToFit()
    }

    /// Creates a control with a segment for each action, which choosing the segment runs.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame == .zero { sizeToFit() }
    }

    /// Creates a control from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSegments()
        coder.decodeInterface(into: self, as: UISegmentedControl.self)
    }

    private func setUpSegments() {
        background.isUserInteractionEnabled = false
        background.layer.cornerRadius = 8
        background.layer.cornerCurve = .continuous
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = 7
        thumb.layer.cornerCurve = .continuous
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOpacity = 0.12
        addSubview(background)
        addSubview(thumb)
        update()
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// The chosen segment, or `noSegment`. While targets are told of a momentary control's tap, the segment that was tapped.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            precondition(newValue >= Self.noSegment, "UISegmentedControl: \(newValue) is no segment")
            select(newValue < segments.count ? newValue : Self.noSegment, animated: false)
        }
    }

    /// Whether a segment is chosen only as long as a finger is on it.
    open var isMomentary = false { didSet { update() } }

    /// Whether segments without a width of their own are as wide as their contents, rather than all the same.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    /// Inserts a segment with a title; beyond the end it becomes the last.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        change(animated) { self.insert(SegmentView(title: title), at: segment) }
    }
    /// Inserts a segment with an image; beyond the end it becomes the last.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        change(animated) { self.insert(SegmentView(image: image), at: segment) }
    }
    /// Inserts a segment that runs an action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        change(animated) {
            let view = SegmentView(title: action.title, image: action.image)
            view.action = action
            self.insert(view, at: segment)
        }
    }
    /// Removes a segment; beyond the end, the last.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        change(animated) {
            let index = min(max(0, segment), self.segments.count - 1)
            self.segments.remove(at: index).removeFromSuperview()
            if self.selection == index { self.selection = Self.noSegment } else if self.selection > index { self.selection -= 1 }
            self.contentDidChange()
        }
    }
    /// Removes all segments.
    open func removeAllSegments() {
        segments.forEach { $0.removeFromSuperview() }
        segments = []
        selection = Self.noSegment
        contentDidChange()
    }

    private func insert(_ view: SegmentView, at segment: Int) {
        let index = min(max(0, segment), segments.count)
        segments.insert(view, at: index)
        if selection >= index { selection += 1 }
        addSubview(view)
        contentDidChange()
    }

    private func change(_ animated: Bool, _ body: @escaping () -> Void) {
        guard animated, window != nil else { return body() }
        UIView.animate(withDuration: 0.25) {
            body()
            self.layoutIfNeeded()
        }
    }

    private func view(_ segment: Int) -> SegmentView {
        precondition(segments.indices.contains(segment), "UISegmentedControl: segment \(segment) is not one of \(segments.count)")
        return segments[segment]
    }

    /// Sets a segment's title, which takes its image away.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        view(segment).show(title: title, image: nil)
        contentDidChange()
    }
    /// A segment's title.
    open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }
    /// Sets a segment's image, which takes its title away.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        view(segment).show(title: nil, image: image)
        contentDidChange()
    }
    /// A segment's image.
    open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment].image : nil }
    /// Sets a segment's width, in points; 0 leaves that to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        view(segment).width = width
        contentDidChange()
    }
    /// A segment's own width, in points; 0 if it has none.
    open func widthForSegment(at segment: Int) -> CGFloat { view(segment).width }
    /// Moves a segment's content by points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        view(segment).contentOffset = offset
        setNeedsLayout()
    }
    /// How far a segment's content is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { view(segment).contentOffset }
    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        view(segment).isOn = enabled
        update()
    }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { view(segment).isOn }
    /// Makes a segment run an action, and show its title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        view(segment).show(title: action.image == nil ? action.title : nil, image: action.image)
        view(segment).action = action
        contentDidChange()
    }
    /// The action that a segment runs.
    open func actionForSegment(at segment: Int) -> UIAction? { view(segment).action }
    // @objc(segmentIndexForActionIdentifier:)
    /// The segment that runs an action; `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    // MARK: Look

    // appearance
    /// The colour behind the chosen segment.
    open var selectedSegmentTintColor: UIColor? { didSet { update() } }

    /// Sets the titles' attributes for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        look.titles[state] = attributes
        contentDidChange()
    }
    /// The titles' attributes in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { look.titles[state] }
    /// Sets the image behind segments in a state.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        look.backgrounds[state] = backgroundImage
        contentDidChange()
    }
    /// The image behind segments in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? look.backgrounds.value(for: state) : nil
    }
    /// Sets the image between segments in two states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        look.dividers[StatePair(left: leftState, right: rightState)] = dividerImage
        contentDidChange()
    }
    /// The image between segments in two states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        barMetrics == .default ? look.dividers[StatePair(left: leftState, right: rightState)] : nil
    }

    // @objc(setContentPositionAdjustment:forSegmentType:barMetrics:)
    /// Moves the contents of segments by where they stand: at the left end, at the right one, between others, or alone. `.any` is for those
    /// of which nothing else is said. See
    /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setcontentpositionadjustment(_:forsegmenttype:barmetrics:).
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        look.adjustments[leftCenterRightOrAlone] = adjustment
        update()
    }
    // @objc(contentPositionAdjustmentForSegmentType:barMetrics:)
    /// How far contents of segments are moved by where they stand, in points. See
    /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/contentpositionadjustment(forsegmenttype:barmetrics:).
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        barMetrics == .default ? look.adjustment(leftCenterRightOrAlone) : .zero
    }

    /// Where a segment stands, as it is seen.
    private func place(of index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        let (first, last) = isRightToLeft ? (segments.count - 1, 0) : (0, segments.count - 1)
        return index == first ? .left : index == last ? .right : .center
    }

    func contentDidChange() {
        let count = max(0, segments.count - 1)
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count {
            let divider = UIImageView()
            insertSubview(divider, aboveSubview: thumb)
            dividers.append(divider)
        }
        invalidateIntrinsicContentSize()
        update()
    }

    private func state(of index: Int) -> UIControl.State {
        var state = UIControl.State.normal
        if index == selection, !(isMomentary && pressed != index) { state.insert(.selected) }
        if index == pressed { state.insert(.highlighted) }
        if !isEnabled || !segments[index].isOn { state.insert(.disabled) }
        return state
    }

    private func update() {
        let isPlain = look.backgrounds.isEmpty
        background.backgroundColor = isPlain ? .tertiarySystemFill : nil
        thumb.backgroundColor =
            selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        thumb.isHidden = shownSelection == nil || !isPlain
        for (index, view) in segments.enumerated() {
            view.adjustment = look.adjustment(place(of: index))
            view.update(look, state(of: index))
        }
        for (index, divider) in dividers.enumerated() {
            let (left, right) = (state(of: index), state(of: index + 1))
            divider.image = look.divider(left, right)
            divider.backgroundColor = divider.image == nil && isPlain ? .separator : nil
            let isBesideThumb = [index, index + 1].contains { $0 == shownSelection }
            divider.alpha = divider.image == nil && isBesideThumb ? 0 : 1
        }
        setNeedsLayout()
    }

    /// The segment that the thumb is behind.
    private var shownSelection: Int? {
        if isMomentary { return segments.indices.contains(pressed) ? pressed : nil }
        return segments.indices.contains(selection) ? selection : nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    // MARK: Geometry

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The segments' widths in a given room.
    private func widths(in room: CGFloat) -> [CGFloat] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }
        let rest = max(0, room - fixed)
        let contents = free.reduce(0) { $0 + $1.contentWidth }
        return segments.map { view in
            if view.width > 0 { return view.width }
            if apportionsSegmentWidthsByContent, contents > 0 { return rest * view.contentWidth / contents }
            return rest / CGFloat(free.count)
        }
    }

    private var fittingWidth: CGFloat {
        guard !apportionsSegmentWidthsByContent else {
            return segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : $1.contentWidth) }
        }
        let widest = segments.filter { $0.width == 0 }.map(\.contentWidth).max() ?? 0
        return segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    }

    private var fittingHeight: CGFloat { max(Self.height, look.backgrounds.value(for: .normal)?.size.height ?? 0) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: fittingWidth.rounded(.up), height: fittingHeight) }

    open override var intrinsicContentSize: CGSize { CGSize(width: fittingWidth.rounded(.up), height: fittingHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        var x: CGFloat = 0
        let widths = widths(in: bounds.width)
        for (index, view) in segments.enumerated() {
            let left = isRightToLeft ? bounds.width - x - widths[index] : x
            view.frame = CGRect(x: left, y: 0, width: widths[index], height: bounds.height)
            x += widths[index]
            guard index < dividers.count else { continue }
            let divider = dividers[index]
            let size =
                divider.image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? CGSize(width: 1, height: bounds.height - 16)
            let edge = isRightToLeft ? left : x
            divider.frame = CGRect(x: edge - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        guard let shownSelection else { return }
        let isPressed = pressed == shownSelection
        thumb.frame = segments[shownSelection].frame.insetBy(dx: 2, dy: 2)
        thumb.transform = isPressed && !isMomentary ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    // MARK: Choosing

    /// Whether a drag that stays over a segment chooses it.
    open var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set {
            setSpringLoading(newValue) { [weak self] context in
                guard let self, isEnabled, let index = index(at: context.location(in: self)) else { return nil }
                return SpringTarget(view: segments[index], item: index) { self.choose(index, from: self.selection, nil) }
            }
        }
    }

    private func select(_ index: Int, animated: Bool) {
        let wasShown = shownSelection != nil
        selection = index
        update()
        slide(animated: animated && wasShown)
    }

    private func slide(animated: Bool) {
        guard animated, window != nil else { return }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.95, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: { self.layoutIfNeeded() })
    }

    private func index(at touch: UITouch) -> Int {
        isTouchInside ? index(at: touch.location(in: self)) ?? Self.noSegment : Self.noSegment
    }

    private func index(at point: CGPoint) -> Int? {
        let x = min(max(point.x, 0), bounds.width - 0.01)
        return segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX && $0.isOn }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(index(at: touch))
        dragsSelection = !isMomentary && pressed >= 0 && pressed == selection
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = index(at: touch)
        if dragsSelection {
            if index >= 0, index != pressed {
                pressed = index
                select(index, animated: true)
            }
        } else {
            press(index)
        }
        return true
    }

    private var selectionAtStart: Int { dragStart ?? selection }
    private var dragStart: Int?

    private func press(_ index: Int) {
        guard index != pressed else { return }
        if dragStart == nil { dragStart = selection }
        pressed = index
        update()
        slide(animated: true)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = pressed
        let before = selectionAtStart
        pressed = Self.noSegment
        dragStart = nil
        dragsSelection = false
        guard segments.indices.contains(chosen) else {
            update()
            return slide(animated: true)
        }
        choose(chosen, from: before, event)
    }

    private func choose(_ chosen: Int, from before: Int, _ event: UIEvent?) {
        select(chosen, animated: true)
        if isMomentary || chosen != before {
            if let action = segments[chosen].action { sendAction(action) }
            send([.valueChanged, .primaryActionTriggered], event)
        }
        if isMomentary { select(Self.noSegment, animated: false) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        let before = selectionAtStart
        pressed = Self.noSegment
        dragStart = nil
        dragsSelection = false
        select(before, animated: true)
    }
}

extension UISegmentedControl {
    // appearance
    /// The attributes of titles by state, as one value: for appearance proxies.
    var allTitleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] {
        get { look.titles }
        set { newValue.forEach { setTitleTextAttributes($1, for: $0) } }
    }
}
