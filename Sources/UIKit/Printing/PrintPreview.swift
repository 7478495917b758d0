import Foundation

/// The pages of a job side by side, made as they come into sight.
final class PrintPreview: UIScrollView {
    private let job: PrintJob
    private var shown: [Int: PrintPreviewPage] = [:]
    private static let gap: CGFloat = 16

    init(_ job: PrintJob) {
        self.job = job
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
    }

    required init?(coder: NSCoder) { nil }

    /// Draws everything again: something was chosen.
    func reload() {
        shown.values.forEach { $0.removeFromSuperview() }
        shown = [:]
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let paper = job.renderer.paperRect.size
        guard bounds.height > 2 * Self.gap, paper.height > 0 else { return }
        let size = CGSize(width: (bounds.height - 2 * Self.gap) * paper.width / paper.height, height: bounds.height - 2 * Self.gap)
        let step = size.width + Self.gap
        let whole = CGSize(width: Self.gap + CGFloat(job.pages.count) * step, height: bounds.height)
        if contentSize != whole { contentSize = whole }
        // Few pages stand in the middle.
        let start = max(Self.gap, (bounds.width - whole.width) / 2 + Self.gap)
        var seen: Set<Int> = []
        for (index, page) in job.pages.enumerated() {
            let frame = CGRect(x: start + CGFloat(index) * step, y: Self.gap, width: size.width, height: size.height)
            guard frame.intersects(bounds) else { continue }
            seen.insert(page)
            let view = shown[page] ?? PrintPreviewPage(job, page)
            if view.superview == nil { addSubview(view) }
            view.frame = frame
            shown[page] = view
        }
        for (page, view) in shown where !seen.contains(page) {
            view.removeFromSuperview()
            shown[page] = nil
        }
    }
}

/// One page of a job, as it will be printed.
final class PrintPreviewPage: UIView {
    private let job: PrintJob
    private let page: Int

    init(_ job: PrintJob, _ page: Int) {
        (self.job, self.page) = (job, page)
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
        layer.borderColor = UIColor.lightGray.cgColor
        layer.borderWidth = 0.5
        isAccessibilityElement = true
        accessibilityLabel = "\(page + 1)"
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let paper = job.renderer.paperRect
        guard let context = UIGraphicsGetCurrentContext(), paper.width > 0 else { return }
        UIColor.white.setFill()
        UIRectFill(bounds)
        context.scaleBy(x: bounds.width / paper.width, y: bounds.height / paper.height)
        job.drawPage(page)
    }
}
