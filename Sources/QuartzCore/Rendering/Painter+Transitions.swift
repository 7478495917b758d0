import CPixman
import CoreGraphics
import Foundation

extension Painter {
    func paintTransition(_ list: DisplayList, _ index: Int, _ item: DisplayItem, on canvas: Canvas) {
        guard let transition = item.resource as? TransitionPaint else { return }
        let area = item.bounds.intersection(canvas.region.extents)
        guard !area.isEmpty else { return }
        let t = max(0, min(1, transition.progress))
        // The new picture is painted whole: where it moves, other parts of it come into the area.
        let range = (index + 1)..<Int(item.end)
        let whole = canvas.region
        canvas.setRegion(whole.intersection(area))
        defer { canvas.setRegion(whole) }
        switch transition.style {
        case .fade, .moveIn, .push, .reveal:
            withPicture(list, range, item.bounds, Region(item.bounds)) { new in
                slide(transition, item, new, t, on: canvas)
            }
        case .pageCurl, .pageUnCurl, .flip:
            let picture = item.frame.intersection(item.bounds.inset(-Painter.farthestPart))
            withPicture(list, range, picture, Region(picture)) { new in
                let newPage = Page(raster: new.raster, place: picture)
                let oldPage = transition.picture.map {
                    Page(raster: $0, place: PixelRect(x0: 0, y0: 0, x1: $0.width, y1: $0.height).translated(item.frame.x0, item.frame.y0))
                }
                switch transition.style {
                case .pageCurl(let side): curl(oldPage, newPage, PageCurl(page: item.frame, side: side, progress: t), area, on: canvas)
                case .pageUnCurl(let side):
                    curl(newPage, oldPage, PageCurl(page: item.frame, side: side, progress: 1 - t), area, on: canvas)
                case .flip(let side): flip(t < 0.5 ? oldPage : newPage, item, side, t, on: canvas)
                default: break
                }
            }
        }
    }

    /// How far outside of what shows a transition's picture is still kept, in pixels.
    private static let farthestPart: Int32 = 4096

    /// A transition's picture, and where it lies flat.
    struct Page {
        let raster: Raster
        let place: PixelRect
    }

    // MARK: Flat movements

    private func slide(_ transition: TransitionPaint, _ item: DisplayItem, _ new: Canvas, _ t: Double, on canvas: Canvas) {
        let old = transition.picture?.makeImage()
        defer { if let old { pixman_image_unref(old) } }
        func place(_ image: OpaquePointer?, _ origin: PixelRect, _ dx: Int32, _ dy: Int32) {
            guard let image else { return }
            let r = origin.translated(dx, dy).intersection(item.bounds)
            canvas.paint(image, r, sx: r.x0 - origin.x0 - dx, sy: r.y0 - origin.y0 - dy)
        }
        let size = item.frame
        let oldPlace = PixelRect(
            x0: size.x0, y0: size.y0, x1: size.x0 + (transition.picture?.width ?? 0), y1: size.y0 + (transition.picture?.height ?? 0))
        func shift(_ side: TransitionStyle.Side, _ k: Double) -> (Int32, Int32) {
            let (w, h) = (Int32((Double(size.width) * k).rounded()), Int32((Double(size.height) * k).rounded()))
            return switch side {
            case .left: (-w, 0)
            case .right: (w, 0)
            case .top: (0, -h)
            case .bottom: (0, h)
            }
        }
        switch transition.style {
        case .moveIn(let side):
            place(old, oldPlace, 0, 0)
            let d = shift(side, 1 - t)
            place(new.image, item.bounds, d.0, d.1)
        case .push(let side):
            let (d, e) = (shift(side, 1 - t), shift(side, -t))
            place(old, oldPlace, e.0, e.1)
            place(new.image, item.bounds, d.0, d.1)
        case .reveal(let side):
            place(new.image, item.bounds, 0, 0)
            let e = shift(side, -t)
            place(old, oldPlace, e.0, e.1)
        default: fade(old, oldPlace, new, item.bounds, t, on: canvas)
        }
    }

    /// Mixes two pictures: shares that add up to one, so that what is in both does not change.
    private func fade(_ old: OpaquePointer?, _ oldPlace: PixelRect, _ new: Canvas, _ area: PixelRect, _ t: Double, on canvas: Canvas) {
        let share = Float((t * 255).rounded() / 255)
        _ = scratch.withRaster(area) { raster in
            let mixed = Canvas(raster, x: area.x0, y: area.y0, region: Region(area))
            if let old {
                let r = oldPlace.intersection(area)
                let mask = makeAlphaMask(1 - share)
                mixed.paint(old, r, sx: r.x0 - oldPlace.x0, sy: r.y0 - oldPlace.y0, mask: mask, op: PIXMAN_OP_SRC)
                if let mask { pixman_image_unref(mask) }
            }
            let mask = makeAlphaMask(share)
            mixed.paint(new.image, area, sx: 0, sy: 0, mask: mask, op: PIXMAN_OP_ADD)
            if let mask { pixman_image_unref(mask) }
            canvas.paint(mixed.image, area, sx: 0, sy: 0)
        }
    }

    // MARK: Movements in space

    /// Paints a page that is rolled up, and the one it lay on.
    private func curl(_ page: Page?, _ below: Page?, _ curl: PageCurl, _ area: PixelRect, on canvas: Canvas) {
        _ = scratch.withRaster(area) { raster in
            let flat = Canvas(raster, x: area.x0, y: area.y0, region: Region(area))
            if let below {
                let (image, r) = (below.raster.makeImage(), below.place.intersection(area))
                flat.paint(image, r, sx: r.x0 - below.place.x0, sy: r.y0 - below.place.y0)
                pixman_image_unref(image)
            }
            if let page { curl.paint(page.raster, page.place, into: raster, x: area.x0, y: area.y0) }
            canvas.paint(flat.image, area, sx: 0, sy: 0)
        }
    }

    /// Paints the side of a turning card that faces the eye.
    private func flip(_ page: Page?, _ item: DisplayItem, _ side: TransitionStyle.Side, _ t: Double, on canvas: Canvas) {
        guard let page else { return }
        let turn = CardFlip(frame: item.frame, side: side)
        var turned = item
        turned.isAligned = false
        turned.corners = Corners()
        turned.rect = page.place.cgRect
        turned.source = CGRect(x: 0, y: 0, width: Int(page.raster.width), height: Int(page.raster.height))
        turned.projection = turn.projection(t)
        turned.opacity = 1
        turned.bound(turned.projection.boundingBox(of: turned.rect), item.bounds)
        // Edge on, there is nothing to see.
        guard abs(turned.projection.determinant) > 1e-9, !turned.bounds.isEmpty else { return }
        paintTurned(page.raster, turned, on: canvas)
    }
}

/// Where a card is while it turns around: its front until it stands edge on, its back from then on.
struct CardFlip {
    let frame: PixelRect
    let side: TransitionStyle.Side

    /// From the flat picture to the turned one, both in pixels. The given side comes towards the eye.
    func projection(_ t: Double) -> Projection {
        let angle = CGFloat((t < 0.5 ? t : t - 1) * .pi)
        let (x, y) = (frame.cgRect.midX, frame.cgRect.midY)
        // So far away that the nearer edge of a square grows by a fifth, that of a slim card by less.
        let distance = 2 * hypot(CGFloat(frame.width), CGFloat(frame.height))
        let turn =
            switch side {
            case .left: CATransform3DMakeRotation(angle, 0, 1, 0)
            case .right: CATransform3DMakeRotation(-angle, 0, 1, 0)
            case .top: CATransform3DMakeRotation(-angle, 1, 0, 0)
            case .bottom: CATransform3DMakeRotation(angle, 1, 0, 0)
            }
        var eye = CATransform3DIdentity
        eye.m34 = -1 / max(distance, 1)
        let centered = CATransform3DConcat(CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), turn), eye)
        return Projection(CATransform3DConcat(centered, CATransform3DMakeTranslation(x, y, 0)))
    }

    /// All that a moment of the turn may touch.
    func reach(_ t: Double) -> PixelRect {
        let box = projection(t).boundingBox(of: frame.cgRect)
        return box.isNull ? frame : frame.union(PixelRect(covering: box.insetBy(dx: -1, dy: -1)))
    }
}
