import UIKit

@main final class AppDelegate: ButtonsApp {
    override var actions: KeyValuePairs<String, () -> Void> { ["Start": start, "Twice": twice] }

    private func start() {
        let operation = BlockOperation {}
        operation.addDependency(BlockOperation {})
        operation.start()
    }

    private func twice() {
        let operation = BlockOperation { sleep(1) }
        OperationQueue().addOperation(operation)
        OperationQueue().addOperation(operation)
    }
}
