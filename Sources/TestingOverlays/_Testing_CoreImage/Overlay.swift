// A file that imports both Testing and CoreImage makes the compiler look for a module of this name, on every platform. On Linux
// the Testing library has nothing to add to it (it declares image attachments unavailable), so neither has this module.
