import Foundation
import QuartzCore

/// The views a cell makes when they are first needed.
struct TableCellViews {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var image: UIImageView?
    var selectedBackground: UIView?
    var ownSelectedBackground: UIView?
    var accessory: TableAccessoryView?
    var editControl: TableEditControl?
    var reorderControl: TableReorderControl?
    var separator: CALayer?
    var topSeparator: CALayer?
    /// What stands in the separators' places where they have an effect.
    var separatorEffects: [UIVisualEffectView] = []
}

/// What a cell is asked to show.
struct TableCellState {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var separatorInset: UIEdgeInsets?
    var showsSelection = false
    /// The margins that the content was last given.
    var margins: UIEdgeInsets?
}

/// What a table says about a cell's place.
@MainActor
struct TableCellPlace {
    weak var table: UITableView?
    var path: IndexPath?
    var isFirst = false
    var isLast = false
    var editingStyle = UITableViewCell.EditingStyle.none
    var canMove = false
    var hasOwnBackground = false
    /// The pass in which the cell was last found to be seen.
    var stamp = 0
    /// How far a swipe has moved the cell aside, in points.
    var swipe: CGFloat = 0
    /// How the cell takes part in being dragged.
    var dragState = UICellConfigurationState.DragState.none
}

extension UITableViewCell {
    // MARK: The views of a style

    var styledTextLabel: UILabel? {
        if let known = views.textLabel { return known }
        let label = UILabel(frame: .zero)
        switch style {
        case .value2:
            label.font = .systemFont(ofSize: 15)
            label.textColor = tintColor
            label.textAlignment = .right
        default: label.font = .systemFont(ofSize: 17)
        }
        views.textLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    var styledDetailLabel: UILabel? {
        if let known = views.detailLabel { return known }
        guard style != .default else { return nil }
        let label = UILabel(frame: .zero)
        switch style {
        case .subtitle: label.font = .systemFont(ofSize: 12)
        case .value1:
            label.font = .systemFont(ofSize: 17)
            label.textColor = .secondaryLabel
            label.textAlignment = .right
        default: label.font = .systemFont(ofSize: 15)
        }
        views.detailLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    var styledImageView: UIImageView? {
        if let known = views.image { return known }
        let view = UIImageView(frame: .zero)
        views.image = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// Takes views that a document has made as those of the style.
    package func adoptStyledViews(text: UILabel?, detail: UILabel?, image: UIImageView?) {
        if let text { views.textLabel = text }
        if let detail { views.detailLabel = detail }
        if let image { views.image = image }
        setNeedsLayout()
    }

    // MARK: Selection

    var defaultSelectedBackground: UIView? {
        guard selectionStyle != .none else { return nil }
        if let known = views.ownSelectedBackground { return known }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        views.ownSelectedBackground = view
        return view
    }

    func updateSelectionLook(animated: Bool) {
        let isMarked = state.isSelected || state.isHighlighted
        HighlightPropagation.set(isMarked, in: contentView)
        // While editing, a mark in the circle says that a row is selected.
        let isCircled = state.isEditing && place.table?.allowsMultipleSelectionDuringEditing == true
        if isCircled { views.editControl?.isChecked = state.isSelected }
        let shows = isMarked && selectionStyle != .none && (!isCircled || multipleSelectionBackgroundView != nil)
        guard shows != state.showsSelection else { return }
        state.showsSelection = shows
        let isMultiple = place.table?.selectsMany == true
        guard let background = (isMultiple ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView else { return }
        if shows {
            background.frame = bounds
            background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            background.alpha = 1
            if let backgroundView, backgroundView.superview === self {
                insertSubview(background, aboveSubview: backgroundView)
            } else {
                insertSubview(background, at: 0)
            }
        } else if animated {
            UIView.animate(
                withDuration: 0.3, animations: { background.alpha = 0 },
                completion: { [weak self] _ in
                    if self?.state.showsSelection == false { background.removeFromSuperview() }
                    background.alpha = 1
                })
        } else {
            background.removeFromSuperview()
        }
    }

    func replaceBackground(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
    }

    /// Gives the cell its table's colour, if it has none of its own.
    func takeBackground(_ color: UIColor?) {
        guard !place.hasOwnBackground, backgroundColorStorage !== color else { return }
        backgroundColor = color
        place.hasOwnBackground = false
    }

    // MARK: Editing

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != state.isEditing else { return }
        let mask: StateMask = editing ? .showingEditControl : []
        willTransition(to: mask)
        state.isEditing = editing
        updateSelectionLook(animated: false)
        guard animated, window != nil else {
            accessoriesDidChange()
            didTransition(to: mask)
            return
        }
        if editing { prepareEditingParts() }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                self?.accessoriesDidChange()
                self?.didTransition(to: mask)
            })
    }

    /// Whether a circle or sign stands before the content.
    var showsEditControl: Bool {
        guard state.isEditing else { return false }
        return place.editingStyle != .none || place.table?.allowsMultipleSelectionDuringEditing == true
    }

    var showsReorder: Bool { state.isEditing && place.canMove && showsReorderControl }

    /// Makes the controls that are about to come in, outside the cell.
    private func prepareEditingParts() {
        UIView.performWithoutAnimation {
            if showsEditControl, let control = editControl(create: true) {
                control.frame = CGRect(x: -TableMetrics.editIndent, y: 0, width: TableMetrics.editIndent, height: bounds.height)
            }
            if showsReorder, let control = reorderControl(create: true) {
                control.frame = CGRect(x: bounds.width, y: 0, width: TableMetrics.reorderWidth, height: bounds.height)
            }
        }
    }

    func editControl(create: Bool) -> TableEditControl? {
        guard views.editControl == nil, create else { return views.editControl }
        let control = TableEditControl(frame: .zero)
        control.onTap = { [weak self] in
            if let self { self.place.table?.editControlWasTapped(self) }
        }
        views.editControl = control
        addSubview(control)
        return control
    }

    func reorderControl(create: Bool) -> TableReorderControl? {
        guard views.reorderControl == nil, create else { return views.reorderControl }
        let control = TableReorderControl(frame: .zero)
        control.onMove = { [weak self] phase, touch in
            if let self { self.place.table?.reorder(self, phase, touch) }
        }
        views.reorderControl = control
        addSubview(control)
        return control
    }

    // MARK: Accessories

    func accessoriesDidChange() { setNeedsLayout() }

    private var currentAccessory: UIView? {
        let (custom, type) = state.isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
        let unused = state.isEditing ? accessoryView : editingAccessoryView
        if let unused, unused !== custom, unused.superview === self { unused.removeFromSuperview() }
        if let custom {
            views.accessory?.removeFromSuperview()
            views.accessory = nil
            return custom
        }
        guard type != .none else {
            views.accessory?.removeFromSuperview()
            views.accessory = nil
            return nil
        }
        if let known = views.accessory, known.type == type { return known }
        views.accessory?.removeFromSuperview()
        let made = TableAccessoryView(type)
        made.onTap = { [weak self] in
            if let self { self.place.table?.accessoryWasTapped(self) }
        }
        views.accessory = made
        return made
    }

    // MARK: Layout

    private var margin: CGFloat { place.table?.contentMargin ?? TableMetrics.margin(width: bounds.width) }

    /// What the device's shape covers at the sides.
    private var covered: (leading: CGFloat, trailing: CGFloat) { place.table?.contentInsets ?? (0, 0) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A rectangle mirrored in a width, for interfaces that run from right to left.
    private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        isRightToLeft ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    func layoutParts() {
        let (width, height) = (bounds.width, bounds.height)
        let covered = covered
        var left = covered.leading
        let end = width - covered.trailing
        var right = end
        if showsEditControl, let control = editControl(create: true) {
            control.kind =
                place.table?.allowsMultipleSelectionDuringEditing == true ? .circle : place.editingStyle == .insert ? .insert : .delete
            control.isChecked = state.isSelected
            setFrame(control, mirrored(CGRect(x: left, y: 0, width: TableMetrics.editIndent + 2, height: height), in: width))
            if shouldIndentWhileEditing { left += TableMetrics.editIndent }
        } else if let control = views.editControl {
            control.removeFromSuperview()
            views.editControl = nil
        }
        if showsReorder, let control = reorderControl(create: true) {
            right -= TableMetrics.reorderWidth
            setFrame(control, mirrored(CGRect(x: right, y: 0, width: TableMetrics.reorderWidth, height: height), in: width))
        } else if let control = views.reorderControl {
            control.removeFromSuperview()
            views.reorderControl = nil
        }
        var hasAccessory = false
        if let accessory = currentAccessory {
            hasAccessory = true
            if accessory.superview !== self { addSubview(accessory) }
            views.accessory?.isMirrored = isRightToLeft
            let size = accessory.bounds.size
            let accessoryEnd = right == end ? right - margin : right
            let frame = CGRect(
                x: accessoryEnd - size.width, y: ((height - size.height) / 2 * layer.contentsScale).rounded() / max(layer.contentsScale, 1),
                width: size.width, height: size.height)
            setFrame(accessory, mirrored(frame, in: width))
            right = accessoryEnd - size.width - TableMetrics.accessorySpace
        }
        setFrame(contentView, mirrored(CGRect(x: left, y: 0, width: max(0, right - left), height: height), in: width))
        let margins = UIEdgeInsets(
            top: 11, left: margin, bottom: 11, right: hasAccessory || right < end ? TableMetrics.accessorySpace : margin)
        takeMargins(margins)
        layoutStyledViews()
        layoutSeparators(indent: left - covered.leading)
        if state.showsSelection, let background = selectedBackgroundView, background.superview === self { setFrame(background, bounds) }
        if let backgroundView, backgroundView.superview === self { setFrame(backgroundView, bounds) }
    }

    /// Gives the content its margins, unless the app has given it others.
    private func takeMargins(_ margins: UIEdgeInsets) {
        guard state.margins != margins else { return }
        if let last = state.margins, contentView.layoutMargins != last { return }
        contentView.layoutMargins = margins
        state.margins = contentView.layoutMargins
    }

    private func setFrame(_ view: UIView, _ frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    private func layoutStyledViews() {
        guard views.textLabel != nil || views.detailLabel != nil || views.image != nil else { return }
        let frames = styledFrames(in: contentView.bounds.size)
        let width = contentView.bounds.width
        if let image = views.image { setFrame(image, mirrored(frames.image, in: width)) }
        if let label = views.textLabel { setFrame(label, mirrored(frames.text, in: width)) }
        if let label = views.detailLabel { setFrame(label, mirrored(frames.detail, in: width)) }
    }

    private var imageSize: CGSize { views.image?.image?.size ?? .zero }

    private func isEmpty(_ label: UILabel?) -> Bool { label?.text?.isEmpty ?? true }

    /// Where the label texts start.
    private var textStart: CGFloat {
        let image = imageSize
        let indent = CGFloat(indentationLevel) * indentationWidth
        return margin + indent + (image.width > 0 ? image.width + TableMetrics.imageSpace : 0)
    }

    private func styledFrames(in size: CGSize) -> (image: CGRect, text: CGRect, detail: CGRect) {
        let image = imageSize
        let indent = CGFloat(indentationLevel) * indentationWidth
        let imageFrame = CGRect(
            x: margin + indent, y: (size.height - min(image.height, size.height)) / 2, width: image.width,
            height: min(image.height, size.height))
        let start = textStart
        let isCut = mirrored(contentView.frame, in: bounds.width).maxX < bounds.width - covered.trailing - 0.5
        let end = size.width - (isCut ? TableMetrics.accessorySpace : margin)
        let room = max(0, end - start)
        func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
            guard let label, !isEmpty(label) else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width.rounded(.up), width), height: size.height)
        }
        switch style {
        case .default:
            return (imageFrame, CGRect(x: start, y: 0, width: room, height: size.height), .zero)
        case .subtitle:
            let (text, detail) = (fit(views.textLabel, room), fit(views.detailLabel, room))
            let gap: CGFloat = text.height > 0 && detail.height > 0 ? TableMetrics.subtitleGap : 0
            let top = (size.height - text.height - gap - detail.height) / 2
            return (
                imageFrame, CGRect(x: start, y: top, width: room, height: text.height),
                CGRect(x: start, y: top + text.height + gap, width: room, height: detail.height)
            )
        case .value1:
            let detail = fit(views.detailLabel, room)
            let gap: CGFloat = detail.width > 0 ? TableMetrics.detailGap : 0
            let text = fit(views.textLabel, room)
            // The text goes first; the detail gets what is left, but never nothing.
            let textWidth = min(text.width, max(room - detail.width - gap, room * 0.4))
            let detailWidth = max(0, min(detail.width, room - textWidth - gap))
            return (
                imageFrame, CGRect(x: start, y: 0, width: textWidth, height: size.height),
                CGRect(x: end - detailWidth, y: 0, width: detailWidth, height: size.height)
            )
        case .value2:
            let label = TableMetrics.value2TitleWidth
            return (
                .zero, CGRect(x: margin, y: 0, width: label, height: size.height),
                CGRect(
                    x: margin + label + TableMetrics.detailGap, y: 0, width: max(0, end - margin - label - TableMetrics.detailGap),
                    height: size.height)
            )
        }
    }

    // MARK: Height

    func styledHeight(forWidth width: CGFloat) -> CGFloat {
        let inner = max(0, width - covered.leading - covered.trailing - textStart - margin)
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, !isEmpty(label) else { return 0 }
            return label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
        }
        let (text, detail) = (height(views.textLabel), height(views.detailLabel))
        let labels: CGFloat
        switch style {
        case .subtitle: labels = text + detail + (text > 0 && detail > 0 ? TableMetrics.subtitleGap : 0)
        default: labels = max(text, detail)
        }
        let content = max(labels + TableMetrics.textSpace * 2, imageSize.height > 0 ? imageSize.height + 1 : 0)
        return max(TableMetrics.rowHeight, content.rounded(.up))
    }

    func fittedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        if configurations.content == nil, views.textLabel != nil || views.detailLabel != nil || views.image != nil {
            return CGSize(width: target.width, height: styledHeight(forWidth: target.width))
        }
        // The content is as wide as accessories and controls leave it.
        let taken = bounds.width > 0 ? max(0, bounds.width - contentView.bounds.width) : 0
        let inner = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - taken), height: target.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        return CGSize(width: target.width, height: inner.height)
    }

    // MARK: Separators

    var automaticSeparatorInset: UIEdgeInsets {
        let start = imageSize.width > 0 ? textStart : margin
        // A line under text that keeps to a width ends with the text.
        let usual = TableMetrics.margin(width: place.table?.bounds.width ?? bounds.width)
        let automatic = UIEdgeInsets(top: 0, left: covered.leading + start, bottom: 0, right: margin - usual)
        guard let table = place.table, let own = table.ownSeparatorInset else { return automatic }
        guard table.separatorInsetReference == .fromAutomaticInsets else { return own }
        return UIEdgeInsets(top: 0, left: automatic.left + own.left, bottom: 0, right: automatic.right + own.right)
    }

    private func layoutSeparators(indent: CGFloat) {
        placeSeparators(indent: indent)
        // An effect takes the places, and hides the lines.
        let effect = place.table?.separatorEffect
        let lines = effect == nil ? [] : [views.separator, views.topSeparator].compactMap { $0 }
        while views.separatorEffects.count > lines.count { views.separatorEffects.removeLast().removeFromSuperview() }
        while views.separatorEffects.count < lines.count {
            let view = UIVisualEffectView(effect: effect)
            view.isUserInteractionEnabled = false
            view.layer.zPosition = 1
            addSubview(view)
            views.separatorEffects.append(view)
        }
        for line in [views.separator, views.topSeparator] { line?.isHidden = effect != nil }
        for (view, line) in zip(views.separatorEffects, lines) {
            if view.effect != effect { view.effect = effect }
            if view.frame != line.frame { view.frame = line.frame }
            view.contentView.backgroundColor = place.table?.separatorColor ?? .separator
        }
    }

    private func placeSeparators(indent: CGFloat) {
        guard let table = place.table, table.separatorStyle != .none else {
            views.separator?.removeFromSuperlayer()
            views.separator = nil
            views.topSeparator?.removeFromSuperlayer()
            views.topSeparator = nil
            return
        }
        let line = TableMetrics.hairline(layer.contentsScale)
        let color = (table.separatorColor ?? .separator).resolvedColor(with: traitCollection).cgColor
        let inset = separatorInset
        let isGrouped = table.style != .plain
        // The last row of a group ends at the group's edge, which in rounded groups needs no line.
        let isFull = isGrouped && place.isLast
        if isFull, table.style == .insetGrouped {
            views.separator?.removeFromSuperlayer()
            views.separator = nil
        } else {
            let start = isFull ? 0 : inset.left + indent
            let frame = CGRect(
                x: start, y: bounds.height - line, width: max(0, bounds.width - start - (isFull ? 0 : inset.right)), height: line)
            views.separator = place(views.separator, frame, color)
        }
        if table.style == .grouped, place.isFirst {
            views.topSeparator = place(views.topSeparator, CGRect(x: 0, y: 0, width: bounds.width, height: line), color)
        } else {
            views.topSeparator?.removeFromSuperlayer()
            views.topSeparator = nil
        }
    }

    private func place(_ known: CALayer?, _ frame: CGRect, _ color: CGColor) -> CALayer {
        let line: CALayer
        if let known {
            line = known
        } else {
            line = CALayer()
            line.actions = ["bounds": NSNull(), "position": NSNull(), "backgroundColor": NSNull(), "onOrderIn": NSNull()]
            // In front of the content, which may be opaque.
            line.zPosition = 1
            layer.addSublayer(line)
        }
        let placed = mirrored(frame, in: bounds.width)
        if line.frame != placed { line.frame = placed }
        if line.backgroundColor != color { line.backgroundColor = color }
        return line
    }
}

extension UITableViewCell: ConfigurationUpdating {}
