import Testing
import UIKit

@Suite struct UIGraphicsTests {
    @Test func contextsStackUpAndComeBack() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
        let outer = UIGraphicsGetCurrentContext()
        #expect(outer?.width == 20 && outer?.height == 40 && outer?.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        #expect(UIGraphicsGetCurrentContext()?.width == 5)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(image?.size == CGSize(width: 10, height: 20) && image?.scale == 2)
        #expect(pixel(image, 1, 1) == [0, 255, 0, 255] && pixel(image, 2, 2)[3] == 0)
    }

    @Test func withoutPixelsThereIsNoImage() {
        UIGraphicsBeginImageContext(.zero)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
    }

    @Test func opaqueBitmapsBeginBlack() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(pixel(image, 0, 0) == [0, 0, 0, 255] && image?.imageRendererFormat.opaque == true)
    }

    @Test func eachThreadHasItsOwnContexts() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        defer { UIGraphicsEndImageContext() }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            #expect(UIGraphicsGetCurrentContext() == nil)
            done.signal()
        }
        done.wait()
        #expect(UIGraphicsGetCurrentContext() != nil)
    }

    @Test func renderersShowWhatLiesInTheirBounds() {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 4, height: 4), format: format)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
            context.cgContext.setStrokeColor(UIColor.blue.cgColor)
            #expect(context.format.bounds.minX == 10 && context.currentImage.size.width == 4)
        }
        #expect(pixel(image, 0, 0) == [255, 0, 0, 255] && pixel(image, 1, 1)[3] == 0)
        #expect(renderer.pngData { _ in }.count > 0 && renderer.jpegData(withCompressionQuality: 0.5) { _ in }.count > 0)
    }

    @Test func rectangleHelpersReplaceWhatIsThere() {
        let image = drawn(6, 6) { context in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.blue.withAlphaComponent(0.5).setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.setStrokeColor(UIColor.green.cgColor)
        }
        #expect(isClose(pixel(image, 0, 0), [0, 0, 128, 128]) && pixel(image, 1, 1) == [255, 0, 0, 255])
    }
}
