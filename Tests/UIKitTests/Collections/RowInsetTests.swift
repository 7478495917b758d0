import Sessions
import Testing
import UIKit

/// A row of items fills what insets leave of the height, and must not make these come and go.
@MainActor @Suite(.session) struct RowInsetTests {
    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func aRowBelowTheStatusBarSettles() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 40)
        let items = Items()
        let messages = logged {
            let stage = Stage(controller)
            let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            controller.view.addSubview(view)
            stage.settle()
            let safeArea = view.safeAreaInsets
            #expect(safeArea.top >= 20 && view.adjustedContentInset.top == safeArea.top)
            #expect(view.contentSize.height == view.bounds.height - safeArea.top - safeArea.bottom)
        }
        #expect(messages.isEmpty)
    }
}
