import CoreGraphics
import Testing

@Suite struct GeometryDescriptionTests {
    @Test func geometryPrintsAsBareNumbers() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 40, y: 100, width: 200, height: 0.5))" == "(40.0, 100.0, 200.0, 0.5)")
        #expect(String(describing: Optional(CGPoint.zero)) == "Optional((0.0, 0.0))")
    }
}
