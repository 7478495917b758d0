import Testing
import UIKit

@MainActor
@Suite struct ClassInstanceTests {
    private func framed<View: UIView>(_ type: View.Type) -> View {
        ClassInstance.make(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func viewsAreMadeWithTheirFrames() {
        #expect(framed(UIView.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let type: UIView.Type = UILabel.self
        #expect(framed(type) is UILabel)
        #expect(ClassInstance.make(UITextView.self).frame == .zero)
    }

    @Test func otherInitializersOfUIKitAreKnown() {
        let cell = ClassInstance.make(UITableViewCell.self, style: .value1, reuseIdentifier: "cell")
        #expect(cell.reuseIdentifier == "cell" && cell.detailTextLabel != nil)
        #expect(ClassInstance.make(UITableView.self, frame: .zero, style: .grouped).style == .grouped)
        let layout = UICollectionViewFlowLayout()
        #expect(ClassInstance.make(UICollectionView.self, frame: .zero, collectionViewLayout: layout).collectionViewLayout === layout)
        #expect(ClassInstance.make(UIButton.self, type: .system).buttonType == .system)
        let root = UIViewController()
        #expect(ClassInstance.make(UINavigationController.self, rootViewController: root).viewControllers == [root])
        #expect(ClassInstance.make(UIViewController.self, nibName: nil, bundle: nil).parent == nil)
        #expect(ClassInstance.make(UICollectionViewController.self, collectionViewLayout: layout).collectionViewLayout === layout)
    }
}
