import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct ClassInstanceTests {
    private func framed<View: UIView>(_ type: View.Type) -> View {
        ClassInstance.make(type, "initWithFrame:", [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }

    @Test func viewsAreMadeWithTheirFrames() {
        #expect(framed(UIView.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let type: UIView.Type = UILabel.self
        #expect(framed(type) is UILabel)
        #expect(ClassInstance.make(UITextView.self, "init").frame == .zero)
    }

    @Test func allInitializersOfUIKitAreKnown() {
        let cell = ClassInstance.make(
            UITableViewCell.self, "initWithStyle:reuseIdentifier:", [UITableViewCell.CellStyle.value1, "cell"])
        #expect(cell.reuseIdentifier == "cell" && cell.detailTextLabel != nil)
        #expect(
            ClassInstance.make(UITableView.self, "initWithFrame:style:", [CGRect.zero, UITableView.Style.grouped.rawValue]).style
                == .grouped)
        let root = UIViewController()
        #expect(ClassInstance.make(UINavigationController.self, "initWithRootViewController:", [root]).viewControllers == [root])
        #expect(ClassInstance.make(UIViewController.self, "initWithNibName:bundle:", [nil, nil]).parent == nil)
        #expect(ClassInstance.makeIfPossible(UIImage.self, "initWithData:", [Data()]) == nil)
    }

    @Test func everyButtonHasInitializersWithATypeOfItsOwn() {
        #expect(ClassInstance.make(UIButton.self, "initWithType:", [UIButton.ButtonType.system]).buttonType == .system)
    }
}
