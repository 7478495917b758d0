import Foundation

/// One accessory of a list's cell, as it is shown and touched.
final class ListAccessoryView: UIView {
    var accessory: UICellAccessory {
        didSet {
            update()
            setNeedsLayout()
        }
    }
    var isReorderControl: Bool { if case .reorder = accessory.kind { true } else { false } }
    private weak var cell: UICollectionViewListCell?
    private(set) var content: UIView
    /// Whether another accessory stands before it.
    var follows = false { didSet { if follows != oldValue { setNeedsLayout() } } }
    private var line: UIView?

    init(_ accessory: UICellAccessory, cell: UICollectionViewListCell) {
        self.accessory = accessory
        self.cell = cell
        content = UIView()
        super.init(frame: .zero)
        content = makeContent()
        addSubview(content)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func symbol(_ name: String, size: CGFloat, weight: UIImage.SymbolWeight, _ color: UIColor?) -> UIImageView {
        let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)))
        view.contentMode = .center
        view.tintColor = accessory.tintColor ?? color
        return view
    }

    private func button(_ name: String, _ color: UIColor?, _ label: String) -> UIView {
        let button = UIButton(type: .system)
        button.setImage(
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .regular)), for: .normal)
        button.tintColor = color
        button.accessibilityLabel = label
        button.addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
        return button
    }

    private func makeContent() -> UIView {
        switch accessory.kind {
        case .disclosureIndicator: return symbol("chevron.forward", size: 14, weight: .semibold, .tertiaryLabel)
        case .checkmark: return symbol("checkmark", size: 16, weight: .semibold, nil)
        case .detail: return button("info.circle", accessory.tintColor, "More Info")
        case .delete: return button("minus.circle.fill", accessory.backgroundColor ?? .systemRed, SystemWords.text(.delete))
        case .insert: return button("plus.circle.fill", accessory.backgroundColor ?? .systemGreen, "Insert")
        case .multiselect: return symbol("circle", size: 20, weight: .regular, .tertiaryLabel)
        case .reorder:
            let view = symbol("line.3.horizontal", size: 17, weight: .regular, .tertiaryLabel)
            let pan = ImmediatePanGestureRecognizer()
            pan.onAction = { [weak self, weak pan] _ in if let pan { self?.reorder(pan) } }
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(pan)
            return view
        case .outline: return button("chevron.forward", accessory.tintColor, "Expand")
        case .popUpMenu(let menu):
            let button = UIButton(type: .system)
            button.setTitleColor(accessory.tintColor ?? .secondaryLabel, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            button.menu = menu
            let handler = accessory.selectionHandler
            button.whenMenuSelects = { [weak self, weak button] in
                handler?(button?.menu ?? menu)
                self?.cell?.setNeedsLayout()
            }
            return button
        case .label(let text, let font, let adjusts):
            let label = UILabel()
            label.text = text
            label.font = font
            label.adjustsFontForContentSizeCategory = adjusts
            label.textColor = accessory.tintColor ?? .secondaryLabel
            return label
        case .custom(let view, _):
            if let color = accessory.tintColor { view.tintColor = color }
            return view
        }
    }

    private func act() {
        guard let cell else { return }
        if let handler = accessory.handler { return handler() }
        switch accessory.kind {
        case .outline: cell.toggleOutline()
        case .delete: cell.collectionView?.showListSwipe(of: cell)
        default: break
        }
    }

    private func reorder(_ pan: UIPanGestureRecognizer) {
        guard let cell, let collection = cell.collectionView else { return }
        switch pan.state {
        case .began:
            guard let path = collection.indexPath(for: cell), collection.beginInteractiveMovementForItem(at: path) else {
                pan.isEnabled = false
                pan.isEnabled = true
                return
            }
        case .changed:
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: pan.location(in: collection).y))
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        case .possible: break
        }
    }

    /// Follows the cell's state.
    func update() {
        guard let cell else { return }
        isHidden = accessory.isHidden
        switch accessory.kind {
        case .reorder: content.tintColor = accessory.tintColor ?? .tertiaryLabel
        case .multiselect:
            let isOn = cell.isSelected
            let view = content as? UIImageView
            view?.image = UIImage(
                systemName: isOn ? "checkmark.circle.fill" : "circle",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular))
            view?.tintColor = isOn ? accessory.backgroundColor ?? cell.tintColor : accessory.tintColor ?? .tertiaryLabel
        case .outline:
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            content.transform = cell.isOutlineExpanded ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
            content.accessibilityLabel = cell.isOutlineExpanded ? "Collapse" : "Expand"
        case .checkmark where accessory.tintColor == nil: content.tintColor = cell.tintColor
        default: break
        }
    }

    /// The width of the accessory, in points.
    var width: CGFloat {
        let own: CGFloat
        switch accessory.kind {
        case .custom(let view, let isFixed):
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
            own = isFixed || fitting <= 0 ? view.bounds.width : fitting
        case .label, .popUpMenu: own = ceil(content.sizeThatFits(CGSize(width: 1000, height: 1000)).width)
        case .delete, .insert, .multiselect: own = 24
        case .detail, .reorder, .outline: own = 24
        case .disclosureIndicator, .checkmark: own = ceil((content as? UIImageView)?.image?.size.width ?? 16)
        }
        return switch accessory.reservedLayoutWidth {
        case .custom(let width): width
        case .standard: max(own, 28)
        case .actual: own
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var size = bounds.size
        if case .custom(let view, let isFixed) = accessory.kind {
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            size = isFixed || fitting.width <= 0 ? view.bounds.size : fitting
        }
        content.bounds.size = CGSize(width: min(size.width, max(bounds.width, 1)), height: min(size.height, bounds.height))
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        layoutLine()
    }

    /// The line between the accessory and the one before it.
    private func layoutLine() {
        guard follows, accessory.showsVerticalSeparator else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        let line = line ?? UIView()
        if line.superview == nil {
            line.backgroundColor = .separator
            addSubview(line)
            self.line = line
        }
        let width = 1 / max(traitCollection.displayScale, 1)
        let gap = UICollectionViewListCell.gap / 2
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX + gap : bounds.minX - gap
        line.frame = CGRect(x: x, y: 8, width: width, height: max(0, bounds.height - 16))
    }

    /// Small accessories are easy to hit.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event), isUserInteractionEnabled, !isHidden else { return nil }
        switch accessory.kind {
        case .detail, .delete, .insert, .outline, .reorder, .popUpMenu: return content
        case .custom: return super.hitTest(point, with: event)
        default: return nil
        }
    }
}

/// A pan that begins as soon as the finger is down.
private final class ImmediatePanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }
}
