enum Log {
    static func d(_ tag: String, _ text: String) {}
    static func other(_ text: String) {}
}

enum AmazingLog {
    static func d(_ tag: String, _ text: String) {}
}

final class MainViewController {
    func show() {
        AmazingLog.d("MainViewController", "https://magz.techover.io/")
        Log.other("a name that the detector does not ask for")
    }
}
