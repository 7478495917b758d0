import Foundation

/// The constraints that lay out a stack's views.
@MainActor
struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let stack: UIStackView
    /// What the views are laid out in: the stack, or its margins.
    private let canvas: AnyObject
    private let visible: [UIView]
    private let spacing: (UIView) -> CGFloat
    private(set) var constraints: [NSLayoutConstraint] = []

    init(_ stack: UIStackView, spacing: @escaping (UIView) -> CGFloat) {
        self.stack = stack
        self.spacing = spacing
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        arrangeHidden()
        guard !visible.isEmpty else { return }
        arrangeAlong()
        for view in visible { arrangeAcross(view) }
        finishAcross()
    }

    // MARK: Attributes by axis

    private var isRow: Bool { stack.axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var center: Attribute { isRow ? .centerX : .centerY }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossLength: Attribute { isRow ? .height : .width }
    private var crossCenter: Attribute { isRow ? .centerY : .centerX }

    private mutating func add(
        _ identifier: String, _ first: LayoutOperand, _ second: LayoutOperand, _ relation: NSLayoutConstraint.Relation = .equal,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
    }

    private func of(_ item: AnyObject, _ attribute: Attribute) -> LayoutOperand { LayoutOperand(item, attribute) }
    private var nothing: LayoutOperand { LayoutOperand(nil, .notAnAttribute) }

    // MARK: Along the axis

    private mutating func arrangeAlong() {
        add("UISV-canvas-connection", of(visible[0], start), of(canvas, start))
        add("UISV-canvas-connection", of(canvas, end), of(visible[visible.count - 1], end))
        switch stack.distribution {
        case .fill:
            addSpacing()
            // Where priorities leave open who grows or shrinks, the first one grows and the last one shrinks first.
            for (i, view) in visible.enumerated().dropFirst() {
                add("UISV-ambiguity-suppression", of(view, length), nothing, priority: 0.5 + Float(i) / Float(visible.count * 4))
            }
        case .fillEqually:
            addSpacing()
            for view in visible.dropFirst() { add("UISV-fill-equally", of(view, length), of(visible[0], length)) }
        case .fillProportionally:
            addSpacing()
            addProportions()
        case .equalSpacing: addEqualSpacing()
        case .equalCentering: addEqualCentering()
        }
    }

    private mutating func addSpacing() {
        for (before, after) in zip(visible, visible.dropFirst()) {
            if stack.isBaselineRelativeArrangement && !isRow {
                add("UISV-spacing", of(after, .firstBaseline), of(before, .lastBaseline), constant: spacing(before))
            } else {
                add("UISV-spacing", of(after, start), of(before, end), constant: spacing(before))
            }
        }
    }

    private mutating func addProportions() {
        let lengths = visible.map { view -> CGFloat in
            let size = view.intrinsicContentSize
            let own = isRow ? size.width : size.height
            if own > 0 { return own }
            let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return isRow ? fitted.width : fitted.height
        }
        guard let base = lengths.firstIndex(where: { $0 > 0 }) else {
            for view in visible.dropFirst() { add("UISV-fill-proportionally", of(view, length), of(visible[0], length), priority: 999) }
            return
        }
        for (i, view) in visible.enumerated() where i != base {
            add(
                "UISV-fill-proportionally", of(view, length), of(visible[base], length), multiplier: lengths[i] / lengths[base],
                priority: 999)
        }
    }

    private func gap(_ index: Int) -> LayoutOperand {
        LayoutOperand(from: of(visible[index], end), to: of(visible[index + 1], start))
    }

    private mutating func addMinimumSpacing() {
        for i in 0..<visible.count - 1 {
            add("UISV-distributing-edge", gap(i), nothing, .greaterThanOrEqual, constant: spacing(visible[i]))
            // Without anything to fill, the views come as near as they may.
            add("UISV-distributing-fit", gap(i), nothing, constant: spacing(visible[i]), priority: 49)
        }
    }

    private mutating func addEqualSpacing() {
        addMinimumSpacing()
        for i in 1..<max(visible.count - 1, 1) { add("UISV-distributing", gap(i), gap(0)) }
    }

    private mutating func addEqualCentering() {
        addMinimumSpacing()
        guard visible.count > 2 else { return }
        func distance(_ i: Int) -> LayoutOperand { LayoutOperand(from: of(visible[i], center), to: of(visible[i + 1], center)) }
        // The first distances hold longest where not all can be equal.
        for i in 1..<visible.count - 1 {
            add("UISV-distributing", distance(i), distance(i - 1), priority: 149 - Float(i) / Float(visible.count))
        }
    }

    // MARK: Across

    private mutating func arrangeAcross(_ view: UIView) {
        switch stack.alignment {
        case .fill:
            add("UISV-alignment", of(view, crossStart), of(canvas, crossStart))
            add("UISV-alignment", of(view, crossEnd), of(canvas, crossEnd))
        case .leading:
            add("UISV-alignment", of(view, crossStart), of(canvas, crossStart))
            addBoundary(view, crossEnd)
        case .trailing:
            add("UISV-alignment", of(view, crossEnd), of(canvas, crossEnd))
            addBoundary(view, crossStart)
        case .center:
            add("UISV-alignment", of(view, crossCenter), of(canvas, crossCenter))
            addBoundary(view, crossStart)
            addBoundary(view, crossEnd)
        case .firstBaseline, .lastBaseline:
            guard isRow else {
                add("UISV-alignment", of(view, crossStart), of(canvas, crossStart))
                addBoundary(view, crossEnd)
                return
            }
            let isFirst = stack.alignment == .firstBaseline
            let baseline: Attribute = isFirst ? .firstBaseline : .lastBaseline
            if view !== visible[0] { add("UISV-alignment", of(view, baseline), of(visible[0], baseline)) }
            addBoundary(view, .top)
            addBoundary(view, .bottom)
            let edge: Attribute = isFirst ? .top : .bottom
            add("UISV-spanning-fit", of(view, edge), of(canvas, edge), priority: 49)
        }
    }

    private mutating func addBoundary(_ view: UIView, _ edge: Attribute) {
        add("UISV-spanning-boundary", of(canvas, edge), of(view, edge), edge == crossStart ? .lessThanOrEqual : .greaterThanOrEqual)
    }

    /// A stack that does not fill its views is as thick as the thickest of them, unless something else decides.
    private mutating func finishAcross() {
        guard stack.alignment != .fill else { return }
        add("UISV-spanning-fit", of(canvas, crossLength), nothing, priority: 51)
    }

    // MARK: Hidden views

    /// Hidden views have no length, and stand where they will appear.
    private mutating func arrangeHidden() {
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            add("UISV-hiding", of(view, length), nothing, priority: 999)
            if let before {
                add("UISV-hiding", of(view, start), of(before, end))
            } else {
                add("UISV-hiding", of(view, start), of(canvas, start))
            }
            add("UISV-hiding", of(view, crossStart), of(canvas, crossStart))
        }
    }
}
