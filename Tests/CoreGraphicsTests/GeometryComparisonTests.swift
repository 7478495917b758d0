import CoreGraphics
import Testing

@Suite struct GeometryComparisonTests {
    @Test func geometryIsComparedInObjectiveCsWay() {
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))))
        #expect(!CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)))
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)) && !CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
    }
}
