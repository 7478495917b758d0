import Linting

final class Registry: IssueRegistry {
    override var api: Int { IssueRegistry.currentAPI }
    override var name: String { "techover" }
    override var issues: [Issue] { [LogDetector.issue, ScannerDetector.issue] }
}
