import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
struct SceneCaptureTests {
    @Test func nobodyCapturesTheScreenUnlessAViewIsToldSo() {
        let controller = UIViewController()
        let stage = Stage(controller)
        #expect(controller.traitCollection.sceneCaptureState == .inactive)
        controller.traitOverrides.sceneCaptureState = .active
        stage.settle()
        #expect(controller.view.traitCollection.sceneCaptureState == .active)
        let merged = UITraitCollection(traitsFrom: [UITraitCollection(sceneCaptureState: .active), UITraitCollection()])
        #expect(merged.sceneCaptureState == .active && merged == UITraitCollection { $0.sceneCaptureState = .active })
    }
}
