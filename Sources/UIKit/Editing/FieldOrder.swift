import Foundation

/// The order in which the tab key goes through text fields: as they are read.
@MainActor
enum FieldOrder {
    static func move(from field: UITextField, forward: Bool) {
        guard let window = field.window else { return }
        var fields: [(field: UITextField, frame: CGRect)] = []
        window.forEachInTree { view in
            guard let candidate = view as? UITextField, candidate.canBecomeFirstResponder, !isHidden(candidate) else { return }
            fields.append((candidate, candidate.convert(candidate.bounds, to: nil)))
        }
        // Fields on one line overlap in height.
        fields.sort { a, b in
            let isSameLine = a.frame.minY < b.frame.midY && b.frame.minY < a.frame.midY
            return isSameLine ? a.frame.minX < b.frame.minX : a.frame.minY < b.frame.minY
        }
        guard let index = fields.firstIndex(where: { $0.field === field }) else { return }
        let next = index + (forward ? 1 : -1)
        if fields.indices.contains(next) { fields[next].field.becomeFirstResponder() }
    }

    private static func isHidden(_ view: UIView) -> Bool {
        var current: UIView? = view
        while let ancestor = current {
            if ancestor.isHidden || !ancestor.isUserInteractionEnabled { return true }
            current = ancestor.superview
        }
        return false
    }
}
