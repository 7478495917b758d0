import Sessions
import Testing
import UIKit

@MainActor @Suite(.session) struct DynamicItemGroupTests {
    @Test func itemsOfAGroupKeepTheirPlacesInIt() {
        let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20)))
        let group = UIDynamicItemGroup(items: [a, b])
        #expect(group.center == CGPoint(x: 50, y: 10))
        #expect(group.bounds.size == CGSize(width: 100, height: 20))
        group.center = CGPoint(x: 150, y: 110)
        #expect(a.center == CGPoint(x: 110, y: 110) && b.center == CGPoint(x: 190, y: 110))
        group.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(a.center.x - 150) < 0.001 && abs(a.center.y - 70) < 0.001)
        #expect(abs(b.center.x - 150) < 0.001 && abs(b.center.y - 150) < 0.001)
    }
}
