import AVFoundation
import CoreGraphics
import Testing

@Suite struct AspectRatioTests {
    @Test(arguments: [
        (CGSize(width: 4, height: 3), CGRect(x: 10 + 50 / 3.0, y: 20, width: 200 / 3.0, height: 50)),
        (CGSize(width: 1, height: 2), CGRect(x: 47.5, y: 20, width: 25, height: 50)),
        (CGSize(width: 40, height: 10), CGRect(x: 10, y: 32.5, width: 100, height: 25)),
    ])
    func aRectangleOfARatioFitsInTheMiddle(_ ratio: CGSize, _ expected: CGRect) {
        let found = AVMakeRect(aspectRatio: ratio, insideRect: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(abs(found.minX - expected.minX) < 1e-9 && abs(found.minY - expected.minY) < 1e-9)
        #expect(abs(found.width - expected.width) < 1e-9 && abs(found.height - expected.height) < 1e-9)
    }
}
