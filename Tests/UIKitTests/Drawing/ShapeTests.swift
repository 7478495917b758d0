import Foundation
import Testing

@testable import UIKit

struct ShapeTests {
    private let context = UIShape.ResolutionContext(rect: CGRect(x: 10, y: 20, width: 100, height: 40))

    @Test func shapesTakeThePlaceOfTheContent() {
        #expect(UIShape.rect.resolve(in: context).boundingRect == CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(UIShape.circle.resolve(in: context).boundingRect == CGRect(x: 40, y: 20, width: 40, height: 40))
        let fixed = UIShape.fixedRect(CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1)
        #expect(fixed.resolve(in: context).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        let path = UIShape.path(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 6, height: 7)))
        #expect(path.resolve(in: context).path.bounds == CGRect(x: 5, y: 5, width: 6, height: 7))
    }

    @Test func theEndsOfACapsuleAreRound() {
        let path = UIShape.capsule.resolve(in: context).path
        #expect(path.contains(CGPoint(x: 60, y: 21)) && path.contains(CGPoint(x: 11, y: 40)))
        #expect(!path.contains(CGPoint(x: 12, y: 22)) && !path.contains(CGPoint(x: 108, y: 58)))
    }

    @Test func onlyMaskedCornersAreRounded() {
        for curve in [UICornerCurve.automatic, .circular, .continuous] {
            let shape = UIShape.rect(cornerRadius: 15, cornerCurve: curve, maskedCorners: .topLeft)
            let path = shape.resolve(in: context).path
            #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 109, y: 21)))
            #expect(abs(path.bounds.minX - 10) < 0.01 && abs(path.bounds.minY - 20) < 0.01)
            #expect(abs(path.bounds.width - 100) < 0.01 && abs(path.bounds.height - 40) < 0.01)
        }
    }

    @Test func insetsKeepTheMiddlesOfCorners() {
        let inset = UIShape.rect(cornerRadius: 10, cornerCurve: .circular).inset(by: 4).resolve(in: context)
        #expect(inset.boundingRect == CGRect(x: 14, y: 24, width: 92, height: 32))
        #expect(inset.path.contains(CGPoint(x: 16, y: 26)) && !inset.path.contains(CGPoint(x: 14.5, y: 24.5)))
        #expect(UIShape.rect.resolve(in: context).inset(by: -5).boundingRect == CGRect(x: 5, y: 15, width: 110, height: 50))
        #expect(UIShape.rect.inset(by: 100).resolve(in: context).boundingRect.size == .zero)
        let path = UIShape.path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 7)))
        #expect(path.inset(by: 2).resolve(in: context).boundingRect.width == 6)
    }

    @Test func providersSayTheShapeForEachContent() {
        let shape = UIShape(Half(isLeft: true))
        #expect(shape.resolve(in: context).boundingRect == CGRect(x: 10, y: 20, width: 50, height: 40))
        #expect(shape == UIShape(Half(isLeft: true)) && shape != UIShape(Half(isLeft: false)) && shape != .rect)
        #expect(shape.resolve(in: context).shape == shape)
        #expect(UIShape.rect(cornerRadius: 3) == .rect(cornerRadius: 3) && UIShape.rect(cornerRadius: 3) != .rect)
    }
}

/// One half of the content.
private struct Half: UIShapeProvider {
    let isLeft: Bool

    func resolve(in context: Context) -> Resolved {
        let half = context.contentShape.boundingRect.width / 2
        let insets = UIEdgeInsets(top: 0, left: isLeft ? 0 : half, bottom: 0, right: isLeft ? half : 0)
        return context.contentShape.inset(by: insets)
    }
}
