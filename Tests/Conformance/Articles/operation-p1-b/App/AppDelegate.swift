import UIKit

@main final class AppDelegate: ButtonsApp {
    override var actions: KeyValuePairs<String, () -> Void> { ["Twice": twice] }

    private func twice() {
        let operation = BlockOperation { sleep(1) }
        OperationQueue().addOperation(operation)
        OperationQueue().addOperation(operation)
    }
}
