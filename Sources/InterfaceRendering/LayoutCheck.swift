import Foundation
import SampanInterfaceBuilder
import UIKit

/// Looks at views as they are laid out for what their document leaves open or says otherwise.
@MainActor
struct LayoutCheck {
    let watch: DocumentWatch
    let document: IBDocument

    /// Where a view is put differently by more than this, in points, it is misplaced: Interface Builder rounds to pixels.
    private static let tolerance: CGFloat = 1

    /// Checks everything that was made since the watch last forgot. `canvas` is the record of the view that stands for the whole
    /// scene, with that view; frames are compared only where it has the size that the document was saved with.
    func run(canvas: (record: IBObject, view: UIView)?) {
        guard document.usesAutoLayout else { return }
        let ambiguous = ambiguousViews()
        let isSavedSize =
            canvas.map { canvas in canvas.record.rect("frame").map { near($0.size, canvas.view.bounds.size) } ?? false } ?? false
        for made in watch.made {
            guard let view = made.object as? UIView, view.window != nil, view.superview != nil else { continue }
            // A place that is left open is no wrong one.
            if !isAmbiguous(view, made.record, ambiguous), isSavedSize { checkPlace(view, made.record) }
        }
        for made in watch.made where made.record.bool("misplaced") == true {
            watch.add(made.record.line, "misplaced: the frame of \(made.record.displayName) was not updated when the document was saved")
        }
    }

    // MARK: Ambiguity

    /// The views whose constraints leave open where they are, with texts and images as large as they were when the document was saved.
    ///
    /// Fonts here are not Apple's. Where two texts share what room there is, ours want more or less than all of it, and which of them
    /// gives way is open; with Apple's they may fit just so.
    private func ambiguousViews() -> Set<ObjectIdentifier> {
        let views = watch.made.compactMap { made in (made.object as? UIView).map { ($0, made.record) } }
        let open = views.filter { !$0.0.translatesAutoresizingMaskIntoConstraints && $0.0.window != nil && $0.0.hasAmbiguousLayout }
        guard !open.isEmpty else { return [] }
        ContentMeasure.known = { view, own in Self.size(saved: watch.record(of: view)?.rect("frame")?.size, own) }
        defer {
            ContentMeasure.known = nil
            relayout(views)
        }
        relayout(views)
        return Set(open.filter { $0.0.hasAmbiguousLayout }.map { ObjectIdentifier($0.0) })
    }

    private func relayout(_ views: [(UIView, IBObject)]) {
        for (view, _) in views { view.invalidateIntrinsicContentSize() }
        for window in Set(views.compactMap(\.0.window)) { window.layoutIfNeeded() }
    }

    /// The saved size, where it is one of the content and differs from ours by no more than fonts do.
    private static func size(saved: CGSize?, _ own: CGSize) -> CGSize {
        func length(_ saved: CGFloat?, _ own: CGFloat) -> CGFloat {
            guard let saved, own != UIView.noIntrinsicMetric else { return own }
            return abs(saved - own) <= own * 0.2 + 2 ? saved : own
        }
        return CGSize(width: length(saved?.width, own.width), height: length(saved?.height, own.height))
    }

    private func near(_ a: CGSize, _ b: CGSize) -> Bool { abs(a.width - b.width) < 0.5 && abs(a.height - b.height) < 0.5 }

    /// Warns of a view whose place or content's size is left open; whether its place is.
    private func isAmbiguous(_ view: UIView, _ record: IBObject, _ ambiguous: Set<ObjectIdentifier>) -> Bool {
        let check = record["verifyAmbiguity"]
        guard check != "off", !(view.superview is UIStackView && view.isHidden) else { return false }
        if let scrollView = view as? UIScrollView, record.element == "scrollView", !record.list("subviews").isEmpty {
            let guide = scrollView.contentLayoutGuide
            if isConstrained(scrollView), guide.hasAmbiguousLayout {
                watch.add(record.line, "ambiguous: the size of the content of \(record.displayName) is left open")
            }
        }
        guard ambiguous.contains(ObjectIdentifier(view)) else { return false }
        watch.add(record.line, "ambiguous: the constraints leave open where \(record.displayName) is, or how large")
        return true
    }

    /// Whether constraints tie what is inside a scroll view to it.
    private func isConstrained(_ view: UIScrollView) -> Bool {
        view.constraints.contains { constraint in
            [constraint.firstItem, constraint.secondItem].contains { $0 === view || $0 === view.contentLayoutGuide }
        }
    }

    private func checkPlace(_ view: UIView, _ record: IBObject) {
        guard !view.translatesAutoresizingMaskIntoConstraints, record.bool("misplaced") != true, let saved = record.rect("frame"),
            !followsContent(view)
        else { return }
        let frame = view.frame
        let differences = [frame.minX - saved.minX, frame.minY - saved.minY, frame.width - saved.width, frame.height - saved.height]
        guard differences.contains(where: { abs($0) > Self.tolerance }) else { return }
        watch.add(
            record.line,
            "misplaced: \(record.displayName) is saved at \(text(saved)), and its constraints put it at \(text(frame))")
    }

    /// Whether a place depends on the size of a text or image: fonts here are not Apple's, nor is every image there.
    private func followsContent(_ view: UIView) -> Bool {
        [.horizontal, .vertical].contains { axis in
            view.constraintsAffectingLayout(for: axis).contains { watch.record(of: $0) == nil }
        }
    }

    private func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { value in
            let rounded = (value * 10).rounded() / 10
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
        }
        return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
    }
}
