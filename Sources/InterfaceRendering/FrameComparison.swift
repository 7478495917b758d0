import Foundation
import SampanInterfaceBuilder
import UIKit

/// Where a view lies and where Interface Builder saved that it lies, which is where Apple's UIKit put it.
public struct FrameRecord: Sendable {
    /// What a difference comes of: the first of these that makes it go away when it is taken out.
    public enum Cause: String, CaseIterable, Sendable {
        /// There is none of more than a point.
        case none = "same"
        /// Texts are wider or narrower, or break elsewhere.
        case text = "width of texts"
        /// Controls are of another size.
        case control = "size of controls"
        /// Images are of another size, or missing.
        case image = "size of images"
        /// The canvas had the safe area of another iOS.
        case canvas = "another canvas"
        /// The canvas showed bars that are not here, or did not show ones that are.
        case bars = "bars around the scene"
        /// The margins of the scene's view were others.
        case margins = "margins"
        /// Nothing that is tried.
        case unknown
    }

    /// The line of the view in the document, from 1.
    public var line: Int
    /// What the view is, by its element and its name or text.
    public var name: String
    /// Where the document says that it lies, in points of what holds it.
    public var saved: CGRect
    /// Where it lies.
    public var own: CGRect
    /// What the difference comes of.
    public var cause: Cause
}

/// Compares the views of one scene with the frames that its document was saved with.
///
/// A difference is sorted by trying: the scene is laid out again with the sizes of contents, the safe area or the margins that the document was
/// saved with, and what lies in its place then was elsewhere for that.
@MainActor
struct FrameComparison {
    let watch: DocumentWatch
    let document: IBDocument

    private struct Item {
        var view: UIView
        var record: IBObject
        var saved: CGRect
    }

    /// Compares everything that was made since the watch last forgot, in the scene that `controller` shows. `canvas` is the record of its view.
    func records(canvas: IBObject, controller: UIViewController) -> [FrameRecord] {
        guard document.usesAutoLayout, let size = canvas.rect("frame")?.size, let root = controller.view,
            abs(size.width - root.bounds.width) < 0.5, abs(size.height - root.bounds.height) < 0.5
        else { return [] }
        let items = watch.made.compactMap { made -> Item? in
            guard let view = made.object as? UIView, view.window != nil, let superview = view.superview,
                !view.translatesAutoresizingMaskIntoConstraints, made.record.bool("misplaced") != true,
                // What a stack leaves out keeps whatever frame it had.
                !(superview is UIStackView && view.isHidden), let saved = made.record.rect("frame")
            else { return nil }
            return Item(view: view, record: made.record, saved: saved)
        }
        var records = items.map {
            FrameRecord(line: $0.record.line, name: $0.record.displayName, saved: $0.saved, own: $0.view.frame, cause: cause(.none, $0))
        }
        for trial in trials(controller) where records.contains(where: { $0.cause == .unknown }) {
            trial.begin()
            relayout(items)
            for (index, item) in items.enumerated() where records[index].cause == .unknown {
                records[index].cause = cause(trial.cause, item)
            }
            trial.end()
        }
        relayout(items)
        return records
    }

    private func cause(_ cause: FrameRecord.Cause, _ item: Item) -> FrameRecord.Cause {
        let (own, saved) = (item.view.frame, item.saved)
        let differences = [own.minX - saved.minX, own.minY - saved.minY, own.width - saved.width, own.height - saved.height]
        return differences.contains { abs($0) > 1 } ? .unknown : cause
    }

    private func relayout(_ items: [Item]) {
        for item in items { item.view.invalidateIntrinsicContentSize() }
        for window in Set(items.compactMap(\.view.window)) { window.layoutIfNeeded() }
    }

    // MARK: Trials

    private struct Trial {
        var cause: FrameRecord.Cause
        var begin: () -> Void
        var end: () -> Void
    }

    private func trials(_ controller: UIViewController) -> [Trial] {
        let texts: Set = ["label", "button", "textView"]
        let images: Set = ["imageView"]
        var trials = [
            contents(.text) { texts.contains($0) },
            contents(.control) { !images.contains($0) },
            contents(.image) { _ in true },
        ]
        let own = controller.view.safeAreaInsets
        let additional = controller.additionalSafeAreaInsets
        let all = contents(.image) { _ in true }
        for withContents in [false, true] {
            for (top, bottom) in Self.insets where top != own.top || bottom != own.bottom {
                let isBar = top > 59 || bottom > 34
                trials.append(
                    Trial(cause: isBar || own.top > 59 || own.bottom > 34 ? .bars : .canvas) {
                        if withContents { all.begin() }
                        controller.additionalSafeAreaInsets = UIEdgeInsets(
                            top: additional.top + top - own.top, left: additional.left, bottom: additional.bottom + bottom - own.bottom,
                            right: additional.right)
                    } end: {
                        if withContents { all.end() }
                        controller.additionalSafeAreaInsets = additional
                    })
            }
        }
        return trials + margins(controller)
    }

    /// Safe areas of canvases: screens with a home button and those without, of each iOS, alone and with bars.
    private static let insets: [(top: CGFloat, bottom: CGFloat)] = {
        let tops: [CGFloat] = [0, 20, 44, 47, 48, 59, 64, 88, 96, 116, 140]
        return tops.flatMap { top in [0, 34, 44, 49, 83].map { (top, $0) } }
    }()

    /// Contents of the elements that `isMeant` accepts, as large as they were saved.
    private func contents(_ cause: FrameRecord.Cause, _ isMeant: @escaping (String) -> Bool) -> Trial {
        Trial(cause: cause) {
            ContentMeasure.known = { view, own in
                guard let record = watch.record(of: view), isMeant(record.element), let saved = record.rect("frame")?.size else {
                    return own
                }
                return CGSize(
                    width: own.width == UIView.noIntrinsicMetric ? own.width : saved.width,
                    height: own.height == UIView.noIntrinsicMetric ? own.height : saved.height)
            }
        } end: {
            ContentMeasure.known = nil
        }
    }

    /// The margins of the scene's view: those of narrow phones, and of wide ones and pads.
    private func margins(_ controller: UIViewController) -> [Trial] {
        let respects = controller.viewRespectsSystemMinimumLayoutMargins
        let own = controller.systemMinimumLayoutMargins
        let given = controller.view.givenMargins
        return [8, 16, 20].filter { $0 != own.leading }.map { margin in
            Trial(cause: .margins) {
                controller.viewRespectsSystemMinimumLayoutMargins = false
                controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
            } end: {
                controller.viewRespectsSystemMinimumLayoutMargins = respects
                controller.view.givenMargins = given
            }
        }
    }
}
