import Foundation
import ObjCRuntime

extension UITableView {
    func sectionRect(_ section: Int) -> CGRect {
        ensureGeometry()
        guard counts.indices.contains(section) else { return .zero }
        let top = geometry.top(of: section)
        return CGRect(x: 0, y: top, width: bounds.width, height: geometry.bottom(of: section) - top)
    }

    func headerRect(_ section: Int) -> CGRect {
        ensureGeometry()
        guard counts.indices.contains(section) else { return .zero }
        let span = geometry.header(of: section)
        return CGRect(x: rowX, y: span.top, width: rowWidth, height: span.height)
    }

    func footerRect(_ section: Int) -> CGRect {
        ensureGeometry()
        guard counts.indices.contains(section) else { return .zero }
        let span = geometry.footer(of: section)
        return CGRect(x: rowX, y: span.top, width: rowWidth, height: span.height)
    }

    func rowRect(_ path: IndexPath) -> CGRect {
        ensureGeometry()
        guard exists(path) else { return .zero }
        let span = geometry.span(of: path)
        return CGRect(x: rowX, y: span.top, width: rowWidth, height: span.height)
    }

    func rowPath(at point: CGPoint) -> IndexPath? {
        ensureGeometry()
        return geometry.row(at: point.y)
    }

    func rowPaths(in rect: CGRect) -> [IndexPath]? {
        ensureGeometry()
        guard !rect.isNull, rect.height >= 0 else { return [] }
        var paths: [IndexPath] = []
        var path = geometry.firstRow(endingBelow: rect.minY)
        while let current = path, geometry.span(of: current).top < rect.maxY {
            paths.append(current)
            path = geometry.row(after: current)
        }
        return paths
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        layoutRowsIfNeeded()
        ensureGeometry()
        // A section without rows can be scrolled to by a row of `NSNotFound`: to its header.
        let frame: CGRect
        if path.row == NSNotFound, counts.indices.contains(path.section) {
            frame = sectionRect(path.section)
        } else {
            guard exists(path) else {
                ObjCException.raise(
                    "NSRangeException",
                    "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(path.row)) beyond bounds "
                        + "(\(numberOfRows(inSection: path.section))) for section (\(path.section)).")
            }
            frame = rowRect(path)
        }
        if contentSize.height != contentHeight() { contentSize = CGSize(width: bounds.width, height: contentHeight()) }
        setContentOffset(offset(showing: frame, path, position), animated: animated)
        guard !animated else { return }
        // Rows on the way were estimated; now that they are seen, the row may be elsewhere.
        for _ in 0..<4 {
            layoutRows()
            guard exists(path) else { return }
            let target = offset(showing: rowRect(path), path, position)
            guard abs(target.y - contentOffset.y) > 0.5 else { return }
            contentOffset = target
        }
    }

    private func offset(showing frame: CGRect, _ path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let height = bounds.height - inset.top - inset.bottom
        // A header that stays in sight covers the row below it.
        let covered = pinsHeaders ? geometry.header(of: path.section).height : 0
        var y = contentOffset.y
        let (low, high) = (contentOffset.y + inset.top + covered, contentOffset.y + inset.top + height)
        switch position {
        case .none:
            if frame.minY < low { y = frame.minY - inset.top - covered } else if frame.maxY > high { y = frame.maxY - height - inset.top }
        case .top: y = frame.minY - inset.top - covered
        case .middle: y = frame.midY - height / 2 - inset.top
        case .bottom: y = frame.maxY - height - inset.top
        }
        return roundedToPixel(clamped(CGPoint(x: contentOffset.x, y: y)))
    }
}
