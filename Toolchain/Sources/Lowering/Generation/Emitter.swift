/// One kind of generated file.
protocol Emitter {
    /// The files that follow from a framework's sources, by path below the framework's `Generated` folder.
    ///
    /// - Parameter frameworks: all of the package's modules, what a module imports before it.
    func files(for framework: Framework, among frameworks: [Framework]) -> [String: String]
}
