import SampanAutoLayout
import Foundation

extension LayoutEngine {
    // MARK: Content

    /// Says that a view's intrinsic size, or how strongly it holds to it, changed.
    func contentDidChange(of item: LayoutItem) {
        if !item.isContentStale {
            item.isContentStale = true
            staleContent.append(item)
        }
        setNeedsUpdate()
    }

    private func refreshStaleContent() {
        let stale = staleContent
        staleContent = []
        for item in stale where item.engine === self {
            item.isContentStale = false
            item.wrapped = nil
            let view = item.view
            guard !view.translatesAutoresizingMaskIntoConstraints || (view === root && target != nil) else {
                setContent(of: item, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
                setWraps(false, item)
                continue
            }
            let wraps = (view as? any ContentWrapping)?.wrapsContent ?? false
            setWraps(wraps, item)
            item.naturalSize = wraps ? wrappingSize(of: view as! any ContentWrapping) : view.intrinsicContentSize
            if let measured = ContentMeasure.known?(view, item.naturalSize) { item.naturalSize = measured }
            item.isWrapped = false
            setContent(of: item, item.naturalSize)
        }
    }

    /// The size that wrapping content asks for before widths are found: all the room that it wants, or, where a compressed size is looked
    /// for, what it takes at the width that the layout last gave it.
    private func wrappingSize(of view: any ContentWrapping) -> CGSize {
        if let target, target.horizontal.rawValue < UILayoutPriority.required.rawValue, let laidOut = view.layoutState?.item,
            view.bounds.width > 0, laidOut.isWrapped,
            !laidOut.isContentStale, let wrapped = laidOut.wrapped
        {
            return wrapped.size
        }
        return view.intrinsicContentSize(wrappedAt: nil)
    }

    /// Notes whether an item's content is wrapped at the widths that are found.
    func setWraps(_ wraps: Bool, _ item: LayoutItem) {
        guard item.wraps != wraps else { return }
        if wraps {
            dropWhatLeftWrapping()
            wrapping.append(item)
        } else {
            hasLeftWrapping = true
        }
        item.wraps = wraps
    }

    private func dropWhatLeftWrapping() {
        guard hasLeftWrapping else { return }
        hasLeftWrapping = false
        wrapping.removeAll { !$0.wraps }
    }

    /// Lets an item be as large as its content. Returns whether that changed anything.
    @discardableResult
    private func setContent(of item: LayoutItem, _ size: CGSize) -> Bool {
        let view = item.view
        let hugging = (view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical))
        let resistance = (
            view.contentCompressionResistancePriority(for: .horizontal), view.contentCompressionResistancePriority(for: .vertical)
        )
        return sync(&item.content, of: item) { list in
            // What wraps gives way to what is required, and is measured again at the width that this leaves.
            put(.horizontal, size.width, hugging.0, item.wraps ? Self.yielding(resistance.0) : resistance.0, of: item, &list)
            put(.vertical, size.height, hugging.1, resistance.1, of: item, &list)
        }
    }

    private static func yielding(_ resistance: UILayoutPriority) -> UILayoutPriority {
        UILayoutPriority(min(resistance.rawValue, UILayoutPriority.required.rawValue - 1))
    }

    private func put(
        _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority,
        of item: LayoutItem, _ list: inout SystemConstraintList
    ) {
        let term = Term(1, item.variables(axis).length)
        if length != UIView.noIntrinsicMetric, length.isFinite {
            list.put(.hugging(axis), term, relation: .lessThanOrEqual, constant: length, priority: hugging.contentPriority)
            list.put(
                .compressionResistance(axis), term, relation: .greaterThanOrEqual, constant: length, priority: resistance.contentPriority)
        } else if item.limitedAxes.contains(axis) {
            list.put(.least(axis), term, constant: 0, priority: .faintest)
        }
    }

    /// Wraps contents at the widths that were found, and puts baselines where the sizes leave them. Returns whether that changed anything.
    private func adaptContent() -> Bool {
        var hasChanged = false
        dropWhatLeftWrapping()
        for item in wrapping where item.wraps {
            let width = CGFloat(solver.value(of: item.width))
            guard item.isWrapped || width < item.naturalSize.width - 0.01 else { continue }
            let size: CGSize
            if let wrapped = item.wrapped, abs(wrapped.width - width) < 0.01 {
                size = wrapped.size
            } else if item.isWrapped, let wrapped = item.wrapped, abs(wrapped.size.width - width) < 0.01 {
                // The content hugs its longest line: it would wrap there just so.
                continue
            } else if let view = item.view as? any ContentWrapping {
                size = view.intrinsicContentSize(wrappedAt: max(width, 0))
                item.wrapped = (width, size)
            } else {
                continue
            }
            item.isWrapped = true
            if setContent(of: item, size) { hasChanged = true }
        }
        for registration in baselineUsers.values {
            for i in registration.baselines.indices {
                let baseline = registration.baselines[i]
                let rest = baseline.place.rest(of: baseline.item, isFirst: baseline.isFirst, in: size(of: baseline.item))
                guard abs(rest - baseline.place.rest) > 1e-6 else { continue }
                registration.base += baseline.factor * Double(rest - baseline.place.rest)
                registration.baselines[i].place.rest = rest
                solver.setConstant(registration.solverConstant, of: registration.id)
                hasChanged = true
            }
        }
        return hasChanged
    }

    private func size(of item: LayoutItem) -> CGSize {
        CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
    }

    // MARK: Solving

    /// Solves what changed, and asks for layout where something moved.
    func update() {
        guard isDirty, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Asking views for their content may change constraints once more.
        for _ in 0..<8 where isDirty {
            isDirty = false
            refreshStaleContent()
            unwrap()
            solve()
            for _ in 0..<6 where adaptContent() { solve() }
            isDirty = staleContent.contains { $0.engine === self }
        }
        isDirty = false
        if isMain { report() }
    }

    /// Lets wrapped contents ask for all the room they want again: there may be more now.
    private func unwrap() {
        dropWhatLeftWrapping()
        for item in wrapping where item.isWrapped {
            item.isWrapped = false
            setContent(of: item, item.naturalSize)
        }
    }

    private func solve() {
        for conflict in solver.solve() { LayoutDiagnostics.log(conflict, in: self) }
    }

    /// Asks the superviews of what moved, or is new, for layout.
    private func report() {
        let new = newItems
        newItems = []
        for item in new where item.engine === self { report(item) }
        for variable in solver.takeChangedVariables() {
            let index = Int(variable.index)
            if index < itemsOfVariables.count, let item = itemsOfVariables[index] { report(item) }
        }
    }

    private func report(_ item: LayoutItem) {
        let frame = CGRect(
            x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
            height: solver.value(of: item.height))
        let known = item.known
        guard
            abs(frame.minX - known.minX) > 1e-6 || abs(frame.minY - known.minY) > 1e-6 || abs(frame.width - known.width) > 1e-6
                || abs(frame.height - known.height) > 1e-6 || known.isNull
        else { return }
        item.known = frame
        if let guide = item.guide {
            if guide.role == .custom || guide.role == .scrollContent { item.view.setNeedsLayout() }
        } else if !item.view.translatesAutoresizingMaskIntoConstraints {
            (item.view.superviewStorage ?? item.view).setNeedsLayout()
        }
    }
}
